// Demonstrates Actions: each says what has happened, and none says what
// is to be done about it.

enum CountAction: Equatable {
  case increaseButtonTouched
  case decreaseButtonTouched
  case reviewButtonTouched
  case review(ReviewAction)
}
