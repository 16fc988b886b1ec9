// Demonstrates a State: a value with all that the screen shows.

struct CountState: Equatable {
  var number = 0
  var past: [Int] = []
  var isReviewing = false

  /// The second screen's part, while there is one.
  var review: ReviewState? {
    guard isReviewing else { return nil }
    return ReviewState(number: number, canUndo: !past.isEmpty)
  }
}
