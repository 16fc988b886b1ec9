// Demonstrates the Model: it knows the rules, and no observer by name. An
// observer leaves a handler to hear of a change. It is the same file in
// MVC, MVP and MVVM: to move logic out of the view leaves it as it was.

import Features
import LayerTracing

@Layer(.model)
final class Amount {
  private(set) var number = 0 {
    didSet { observers.notify(number) }
  }

  private let observers = Observers<Int>()

  func increase() {
    number += 1
  }

  func decrease() {
    number -= 1
  }

  func observe(
    _ changeHandler: @escaping (_ number: Int) -> Void
  ) -> Observation {
    observers.add(changeHandler)
  }
}
