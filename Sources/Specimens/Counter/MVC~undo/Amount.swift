// Demonstrates the Model: it knows the rules, and no observer by name: an
// observer leaves a handler. It is the same file in MVC, MVP and MVVM,
// which differ in what stands between it and the screen.

import Features
import LayerTracing

@Layer(.model)
final class Amount {
  private(set) var number = 0 {
    didSet { observers.notify(number) }
  }

  private var past: [Int] = []
  private let observers = Observers<Int>()

  var canUndo: Bool { !past.isEmpty }

  func increase() {
    past.append(number)
    number += 1
  }

  func decrease() {
    past.append(number)
    number -= 1
  }

  func undo() {
    guard let last = past.popLast() else { return }
    number = last
  }

  func observe(
    _ changeHandler: @escaping (_ number: Int) -> Void
  ) -> Disposable {
    observers.add(changeHandler)
  }
}
