// Demonstrates the Model under a supervising Presenter, which is the
// Model of MVC. Whoever wants to hear of a change leaves a handler: here
// it is the view.

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
