// Demonstrates a test's view: it binds as a view does, notes what comes,
// and has no widget.

import AccountUserInterface
import Features
import LayerTracing

@Layer(.view)
final class FeatureViewMock {
  private let notes: AccountNotes
  weak var listener: (any FeatureViewListener)?
  private var binding: Disposable?

  init(notes: AccountNotes) {
    self.notes = notes
  }

  func viewDidLoad() {
    binding = listener?.bind(
      text: { [weak self] text in self?.notes.add(text) },
      계좌종류: { [weak self] text in self?.notes.add(text) },
      안내: { [weak self] text in self?.notes.add(text) })
    listener?.action(.viewDidLoad)
  }
}
