// The number of the counter, built in MVC.

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

  func clamp(to range: ClosedRange<Int>) {
    number = min(max(number, range.lowerBound), range.upperBound)
  }

  func observe(
    _ changeHandler: @escaping (_ number: Int) -> Void
  ) -> Disposable {
    observers.add(changeHandler)
  }
}
