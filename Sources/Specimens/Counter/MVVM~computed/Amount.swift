// Demonstrates a Model that is `@Observable`: it has no handlers, and
// knows no reader. Whatever reads `number` where reads are noted, by
// itself or by another's computed property, is told when it changes.

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
