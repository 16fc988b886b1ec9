// Demonstrates data that the Model gives away: what was bought, as it was
// at that moment.

import Features

struct CandyReceipt: Equatable {
  struct Item: Equatable {
    let title: String
    let quantity: Int
  }

  let items: [Item]
  let totalInclTax: Won
}
