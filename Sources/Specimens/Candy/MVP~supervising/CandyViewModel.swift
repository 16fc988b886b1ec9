// Demonstrates what is left for a supervising Presenter to make: the
// texts that take a unit, a rate or a word.

struct CandyViewModel: Equatable {
  let price: String
  let chocoPrice: String
}

struct TotalPriceViewModel: Equatable {
  let totalPrice: String
  let totalInclTax: String
  let vat: String
}
