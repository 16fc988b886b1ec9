// Demonstrates a Model that is observed, too: it needs no handlers, and
// who reads it, through whatever, is told when it changes.

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
