// A test's view: it notes what it is told, and has no
// widget.

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

  func showMessage(_ message: String) {
    told.append(message)
  }

  func showReceipt(_ receipt: CandyReceipt) {
    told.append("Receipt, Incl Tax : \(receipt.totalInclTax)won")
  }
}
