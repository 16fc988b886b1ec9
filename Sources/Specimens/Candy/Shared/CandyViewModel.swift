// Demonstrates what the Presenter gives the View: texts, ready to be
// shown.

struct CandyViewModel: Equatable {
  let title: String
  let description: String
  let price: String
  let imageName: String
  let chocoPrice: String
}

struct TotalPriceViewModel: Equatable {
  let totalPrice: String
  let totalInclTax: String
  let vat: String
  let quantity: String
}
