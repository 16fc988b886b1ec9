// Demonstrates data that travels between modules: plain values, and no
// entity.

import Features

struct ReceiptData: Equatable {
  struct Item: Equatable {
    let title: String
    let quantity: Int
  }

  let items: [Item]
  let totalInclTax: Won
}
