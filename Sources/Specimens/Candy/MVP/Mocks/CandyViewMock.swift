// Demonstrates a test's view: it notes what it is told, and has no
// widget.

import LayerTracing

@Layer(.view)
final class CandyViewMock: CandyView {
  private(set) var recorded: [String] = []

  func set(viewModel: CandyViewModel) {
    recorded.append("\(viewModel.title), \(viewModel.price)")
  }

  func set(totalPriceViewModel viewModel: TotalPriceViewModel) {
    recorded.append("\(viewModel.totalPrice), \(viewModel.totalInclTax)")
  }

  func showFailure(_ message: String) {
    recorded.append(message)
  }

  func hideFailure() {
    recorded.append("no failure")
  }

  func showMessage(_ message: String) {
    recorded.append(message)
  }

  func showReceipt(_ presenter: any ReceiptViewPresenter) {
    recorded.append("Receipt")
  }
}
