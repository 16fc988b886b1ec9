// Demonstrates a State: a value with all that the screen shows.

struct CountState: Equatable {
  var number = 0
  var past: [Int] = []
  var isReviewing = false

  var canUndo: Bool { !past.isEmpty }
}
