// Demonstrates a child's State, which is a part of its parent's: what was
// bought, as it was at that moment.

import Features

struct ReceiptState: Equatable {
  struct Item: Equatable {
    let title: String
    let quantity: Int
  }

  let items: [Item]
  let total: Won

  var itemLines: String {
    items.map { "\($0.title) × \($0.quantity)" }
      .joined(separator: "\n")
  }

  var totalInclTax: String { "Incl Tax : \(total)won" }
}
