// Demonstrates what the ViewModel offers: texts, ready to be shown. Two
// that are equal look the same, and the second is never sent.

struct TotalPriceTexts: Equatable {
  let totalPrice: String
  let totalInclTax: String
  let vat: String
  let quantity: String

  init(_ totals: CandyTotals) {
    totalPrice = "Total Price : \(totals.totalPrice)won"
    totalInclTax = "Incl Tax : \(totals.totalInclTax)won"
    vat = "Tax : \(totals.vat)%"
    quantity = String(totals.quantity)
  }
}
