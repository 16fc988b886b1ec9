// Demonstrates a test's interactor: it notes what its router and its view
// ask for, and answers nothing.

import Features
import LayerTracing

@Layer(.interactor)
final class FeatureInteractorMock:
  FeatureInteractable, FeaturePresentableListener
{
  weak var router: (any FeatureRouting)?
  weak var listener: (any FeatureListener)?
  private let notes: AccountNotes
  private(set) var isActive = false

  init(notes: AccountNotes) {
    self.notes = notes
  }

  func activate() {
    isActive = true
    notes.add("activate")
  }

  func deactivate() {
    isActive = false
    notes.add("deactivate")
  }

  func action(_ action: PresentationAction) {
    notes.add("\(action)")
  }

  func bind(
    _ stateHandler: @escaping (_ state: PresentationState) -> Void
  ) -> Disposable {
    notes.add("bind")
    return Disposable(joining: [])
  }
}
