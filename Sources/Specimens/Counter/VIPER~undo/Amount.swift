// Demonstrates the Entity: plain data with its rules. Only the
// Interactor holds it; what goes to the Presenter is a number.

struct Amount {
  private(set) var number = 0
  private var past: [Int] = []

  var canUndo: Bool { !past.isEmpty }

  mutating func increase() {
    past.append(number)
    number += 1
  }

  mutating func decrease() {
    past.append(number)
    number -= 1
  }

  mutating func undo() {
    guard let last = past.popLast() else { return }
    number = last
  }
}
