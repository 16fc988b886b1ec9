// Demonstrates data that another layer puts into words: exact amounts,
// without a word or a currency sign.

import Features

struct CandyTotals: Equatable {
  let quantity: Int
  let totalPrice: Won
  let totalInclTax: Won
  let vat: TaxRate
}
