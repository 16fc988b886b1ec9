// Demonstrates the ViewModel of MVVM: it tells the greeting to no view.
// It has one, and each view that is bound to it sees it change.

import Features
import LayerTracing

@Layer(.viewModel)
final class GreetingViewModel {
  let greeting = Bindable<String?>(nil)

  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func didTapShowGreetingButton() {
    greeting.value = "Hello \(person.firstName) \(person.lastName)"
  }
}
