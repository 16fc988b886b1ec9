// Demonstrates what the Interactor answers when it is asked for a sum:
// plain data, made for the trip.

import Features

struct CandyTotals: Equatable {
  let price: Won
  let inclTax: Won
  let vat: TaxRate
  let quantity: Int
}
