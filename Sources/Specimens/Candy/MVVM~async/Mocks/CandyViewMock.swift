// Demonstrates a test's view: it reads as a view does, notes what it has
// read, and has no widget.

import LayerTracing

@Layer(.view)
final class CandyViewMock {
  private(set) var recorded: [String] = []
  private let viewModel: CandyViewModel

  init(viewModel: CandyViewModel) {
    self.viewModel = viewModel
  }

  func push(_ receipt: ReceiptViewModel) {
    note("\(receipt.title), \(receipt.totalInclTax)")
  }

  func updateProperties() {
    let candy = viewModel.candy.map { "\($0.title), \($0.price)" }
    let totals = viewModel.totals.map {
      "\($0.totalPrice), \($0.totalInclTax)"
    }
    note(candy ?? "no candy")
    note(totals ?? "no totals")
    note(viewModel.message ?? "no message")
    note(viewModel.refusal ?? "no refusal")
  }

  private func note(_ text: String) {
    recorded.append(text)
  }
}
