// Demonstrates the Entity: plain data with its rules. Only the
// Interactor holds it; what goes to the Presenter is a number.

struct Amount {
  private static let limit = 10

  private(set) var number = 0

  var canIncrease: Bool { number < Amount.limit }

  mutating func increase() {
    guard canIncrease else { return }
    number += 1
  }

  mutating func decrease() {
    number -= 1
  }
}
