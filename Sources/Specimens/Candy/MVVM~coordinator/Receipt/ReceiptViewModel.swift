// Demonstrates the ViewModel of a screen that doesn't change: its texts
// are there to be read. That the screen has closed is its only event.

import Features
import LayerTracing

@Layer(.viewModel)
final class ReceiptViewModel {
  let title: String
  let items: String
  let totalInclTax: String
  let closed = Observers<Void>()

  init(receipt: CandyReceipt) {
    let lines = receipt.items.map { "\($0.title) × \($0.quantity)" }
    title = "Receipt"
    items = lines.joined(separator: "\n")
    totalInclTax = "Incl Tax : \(receipt.totalInclTax)won"
  }

  func didClose() {
    closed.notify(())
  }
}
