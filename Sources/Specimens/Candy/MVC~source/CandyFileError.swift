// Demonstrates an error of its own: what can go wrong with a file isn't
// what can go wrong with a service.

import Features

enum CandyFileError: Error {
  case damaged
}

/// In this module in the place of the service's result.
typealias CandyResult = Result<CandyOffer, CandyFileError>
