// Demonstrates selectors: what the screen says is computed from the state
// when it is rendered. Each is a function of the facts, and none is kept.

extension CandyState {
  var price: String? {
    offer.map { "\($0.candy.price) won" }
  }

  var chocoPrice: String? {
    offer.map { "\($0.choco.title) \($0.choco.price) won" }
  }

  var quantity: String? {
    totals.map { String($0.quantity) }
  }

  var totalPrice: String? {
    totals.map { "Total Price : \($0.totalPrice)won" }
  }

  var totalInclTax: String? {
    totals.map { "Incl Tax : \($0.totalInclTax)won" }
  }

  var tax: String? {
    totals.map { "Tax : \($0.vat)%" }
  }

  var message: String? {
    switch failure {
    case .damaged: "The goods can't be read: the file is damaged."
    case nil: nil
    }
  }

  var refusalText: String? {
    switch refusal {
    case .nothingHereYet: "The candy isn't here yet."
    case .nothingChosen: "There is nothing to buy yet."
    case .nothingBought: "Nothing has been bought yet."
    case .tooMany(let maximum):
      "No more than \(maximum) of each can be bought."
    case nil: nil
    }
  }
}
