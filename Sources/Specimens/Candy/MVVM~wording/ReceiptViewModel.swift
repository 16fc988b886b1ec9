// Demonstrates the ViewModel of a screen that doesn't change: the one of
// the screen before makes it. There is nothing to bind, so it is read.

import LayerTracing

@Layer(.viewModel)
final class ReceiptViewModel {
  let title: String
  let items: String
  let totalInclTax: String

  init(receipt: CandyReceipt) {
    let lines = receipt.items.map { "\($0.title) × \($0.quantity)" }
    title = "Receipt"
    items = lines.joined(separator: "\n")
    totalInclTax = "Incl Tax : \(receipt.totalInclTax) KRW"
  }
}
