// Demonstrates a Model that never changes: it knows who is greeted, and
// neither words nor a label. It is asked, so no layer observes it.

import Features
import LayerTracing

@Layer(.model)
final class Greeting {
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func personToGreet() -> Person {
    person
  }
}
