// What the view is given: the candy shop, built in MVP.

struct CandyViewModel: Equatable {
  let title: String
  let description: String
  let price: String
  let imageName: String
  let chocoPrice: String
}
