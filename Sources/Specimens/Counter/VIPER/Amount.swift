// Demonstrates the Entity: plain data with its rules. Only the
// Interactor holds it; what goes to the Presenter is a number.

struct Amount {
  private(set) var number = 0

  mutating func increase() {
    number += 1
  }

  mutating func decrease() {
    number -= 1
  }
}
