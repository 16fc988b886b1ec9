// Demonstrates the Model of MVP, which is the Model of MVC and of MVVM:
// moving the logic out of the view controller left it as it was. An
// observer leaves a handler to hear of a change.

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
