// Demonstrates a test's view: it notes what it is told, and has no
// widget.

import LayerTracing

@Layer(.view)
final class AccountViewMock: AccountViewProtocol {
  private let notes: AccountNotes

  init(notes: AccountNotes) {
    self.notes = notes
  }

  func set(viewModel: AccountViewModel) {
    notes.add("\(viewModel.text), \(viewModel.계좌종류)")
  }

  func showMessage(_ message: String) {
    notes.add(message)
  }
}
