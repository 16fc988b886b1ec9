// Demonstrates the Model under a supervising Presenter, which is the
// Model of MVC. An observer leaves a handler to hear of a change: here
// the view does.

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
