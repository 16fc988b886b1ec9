// Demonstrates what the ViewModel offers: texts, ready to be shown. They
// are values; the view model is the object that they change in.

import Features

struct CandyTexts: Equatable {
  let title: String
  let description: String
  let price: String
  let imageName: String
  let chocoPrice: String

  init(_ offer: CandyOffer) {
    title = offer.candy.title
    description = offer.candy.description
    price = "\(offer.candy.price) won"
    imageName = offer.candy.imageName
    chocoPrice = "\(offer.choco.title) \(offer.choco.price) won"
  }
}
