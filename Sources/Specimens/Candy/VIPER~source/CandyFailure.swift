// Demonstrates how the Interactor says what failed: as a fact, which
// the Presenter puts into words.

import Features

enum CandyFailure: Error, Equatable {
  case notFetched(CandyFileError)
  case nothingHereYet
  case nothingChosen
  case nothingBought
  case tooMany(maximum: Int)
}
