// Demonstrates a State of some size: facts and amounts, the next screen
// among them. Where there is a receipt, there is its screen.

import Features

struct CandyState: Equatable {
  enum Refusal: Equatable {
    case nothingHereYet
    case nothingChosen
    case nothingBought
    case tooMany(maximum: Int)
  }

  var offer: CandyOffer?
  /// Why there is no offer, if that is known.
  var failure: CandyFileError?
  var candyQuantity = 0
  var chocoQuantity = 0
  /// As of the last quantities that weren't refused: a fact, for nothing
  /// else in the state says which those were.
  var totals: CandyTotals?
  var refusal: Refusal?
  var receipt: ReceiptState?
  /// What was bought last, for a link.
  var lastReceipt: ReceiptState?
}
