// Demonstrates what goes from the Interactor to the Presenter: plain data
// made for the trip. The entities stay with the Interactor.

import Features

struct CandyData: Equatable {
  let title: String
  let description: String
  let price: Won
  let imageName: String
  let chocoTitle: String
  let chocoPrice: Won
}
