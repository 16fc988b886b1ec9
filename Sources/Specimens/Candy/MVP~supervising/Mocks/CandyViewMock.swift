// Demonstrates a test's view: it notes what it is told, and has no
// widget. What it would bind, no test without a widget sees.

import LayerTracing

@Layer(.view)
final class CandyViewMock: CandyView {
  private(set) var recorded: [String] = []

  func bind(to order: CandyOrder) {
    recorded.append("bind")
  }

  func set(viewModel: CandyViewModel) {
    recorded.append(viewModel.price)
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
