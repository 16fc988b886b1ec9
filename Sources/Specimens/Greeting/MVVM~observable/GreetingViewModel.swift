// Demonstrates the ViewModel under Observation: it has a greeting, and
// hands it to no View. That it changed is told to those who have read it.

import Features
import LayerTracing
import Observation

@Layer(.viewModel)
@Observable
final class GreetingViewModel {
  private(set) var greeting: String?

  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func didTapShowGreetingButton() {
    greeting = "Hello \(person.firstName) \(person.lastName)"
  }
}
