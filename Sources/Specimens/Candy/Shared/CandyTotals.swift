// Demonstrates data for who puts it into words: exact amounts, without a
// word or a currency sign. What they look like is decided elsewhere.

import Features

struct CandyTotals: Equatable {
  let quantity: Int
  let totalPrice: Won
  let totalInclTax: Won
  let vat: TaxRate
}
