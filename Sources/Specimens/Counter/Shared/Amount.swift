// Demonstrates the Model: it knows the rules, and no observer by name: an
// observer leaves a handler. It is the same file in MVC, MVP and MVVM,
// which differ in what stands between it and the screen. The post (003)
// has it observed by KVO, which needs Objective-C; this does the same.

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
  ) -> Disposable {
    observers.add(changeHandler)
  }
}
