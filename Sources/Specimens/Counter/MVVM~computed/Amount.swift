// Demonstrates a Model that is `@Observable`, as its ViewModel is: it
// needs no handlers. Even a View that reads it through a ViewModel's
// computed text is told when it changes.

import LayerTracing
import Observation

@Layer(.model)
@Observable
final class Amount {
  private(set) var number = 0

  func increase() {
    number += 1
  }

  func decrease() {
    number -= 1
  }
}
