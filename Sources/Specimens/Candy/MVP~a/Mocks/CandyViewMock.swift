// A test's view: it notes what it is told, and has no widget.

import LayerTracing

@Layer(.view)
final class CandyViewMock: CandyView {
  private(set) var told: [String] = []

  func set(viewModel: CandyViewModel) {
    told.append("\(viewModel.title), \(viewModel.price)")
  }

  func set(totals: CandyTotals) {
    told.append("\(totals.totalPrice), \(totals.totalInclTax)")
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
