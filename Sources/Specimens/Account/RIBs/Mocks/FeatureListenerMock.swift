// Demonstrates a test's parent: it notes what its child says, and keeps
// the child.

import LayerTracing

@Layer(.interactor)
final class FeatureListenerMock: FeatureListener {
  private let notes: AccountNotes

  init(notes: AccountNotes) {
    self.notes = notes
  }

  func moveToMain() {
    notes.add("main")
  }

  func finish() {
    notes.add("finish")
  }
}
