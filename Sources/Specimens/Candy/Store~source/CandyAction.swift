// Demonstrates Actions of three kinds: what the user did, what came from
// far away, and what happened to a child.

import Features

enum CandyAction: Equatable {
  case viewDidLoad
  case retryButtonTouched
  case candyQuantityChanged(Int)
  case chocoQuantityChanged(Int)
  case buyButtonTouched
  case linkOpened
  case fetched(CandyFileResult)
  case receipt(ReceiptAction)
}
