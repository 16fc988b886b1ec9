// Demonstrates a test's view: it notes what it is told, and has no
// widget. What it would bind, no test without a widget sees.

import LayerTracing

@Layer(.view)
final class CandyViewMock: CandyView {
  private(set) var told: [String] = []

  func bind(to order: CandyOrder) {
    told.append("bind")
  }

  func set(viewModel: CandyViewModel) {
    told.append(viewModel.price)
  }

  func set(totalPriceViewModel viewModel: TotalPriceViewModel) {
    told.append("\(viewModel.totalPrice), \(viewModel.totalInclTax)")
  }

  func showFailure(_ message: String) {
    told.append(message)
  }

  func hideFailure() {
    told.append("no failure")
  }

  func showMessage(_ message: String) {
    told.append(message)
  }

  func showReceipt() {
    told.append("Receipt")
  }
}
