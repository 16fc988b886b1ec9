// Demonstrates a test's view: it notes what it is told, and has no
// widget.

import LayerTracing

@Layer(.view)
final class AccountViewMock: AccountView {
  private(set) var recorded: [String] = []

  func set(viewModel: AccountViewModel) {
    recorded.append("\(viewModel.text), \(viewModel.계좌종류)")
  }

  func showMessage(_ message: String) {
    recorded.append(message)
  }

  func showApplyCard() {
    recorded.append("apply card")
  }

  func close() {
    recorded.append("close")
  }
}
