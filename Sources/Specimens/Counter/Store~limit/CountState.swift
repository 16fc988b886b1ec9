// Demonstrates a State: a value with all that the screen shows.

struct CountState: Equatable {
  private static let limit = 10

  var number = 0

  var canIncrease: Bool { number < Self.limit }
}
