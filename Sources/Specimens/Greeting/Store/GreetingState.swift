// Demonstrates a State that tells facts. The words are computed from
// them, and are never kept beside them, where they could disagree.

import Features

struct GreetingState: Equatable {
  let person: Person
  var isGreeted = false

  var greeting: String? {
    isGreeted ? "Hello \(person.firstName) \(person.lastName)" : nil
  }
}
