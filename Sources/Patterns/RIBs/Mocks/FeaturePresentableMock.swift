// Demonstrates a test's Presentable: it binds as the mapper does, notes
// each state, and has no view.

import Features
import LayerTracing

@Layer(.mapper)
final class FeaturePresentableMock: FeaturePresentable {
  weak var listener: (any FeaturePresentableListener)?
  private let notes: AccountNotes
  private var subscription: Observation?

  init(notes: AccountNotes) {
    self.notes = notes
  }

  func subscribe() {
    subscription = listener?.bind { [weak self] state in
      self?.note(state)
    }
  }

  private func note(_ state: PresentationState) {
    let notice = state.안내.map { ", \($0)" } ?? ""
    notes.add("\(state.text), \(state.계좌종류)\(notice)")
  }
}
