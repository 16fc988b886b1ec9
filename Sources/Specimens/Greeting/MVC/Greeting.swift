// Demonstrates a Model that never changes: it knows who is greeted and in
// which words, and no label. It is asked, so no layer observes it.

import Features
import LayerTracing

@Layer(.model)
final class Greeting {
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func sentence() -> String {
    "Hello \(person.firstName) \(person.lastName)"
  }
}
