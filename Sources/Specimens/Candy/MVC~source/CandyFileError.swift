// Demonstrates an error of its own: what can go wrong with a file isn't
// what can go wrong with a service.

import Features

enum CandyFileError: Error {
  case damaged
}

typealias CandyFileResult = Result<CandyOffer, CandyFileError>
