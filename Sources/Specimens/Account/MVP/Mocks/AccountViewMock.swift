// Demonstrates a test's view: it notes what it is told, and has no
// widget.

import LayerTracing

@Layer(.view)
final class AccountViewMock: AccountView {
  private(set) var told: [String] = []

  func set(viewModel: AccountViewModel) {
    told.append("\(viewModel.text), \(viewModel.계좌종류)")
  }

  func showMessage(_ message: String) {
    told.append(message)
  }

  func showApplyCard() {
    told.append("apply card")
  }

  func close() {
    told.append("close")
  }
}
