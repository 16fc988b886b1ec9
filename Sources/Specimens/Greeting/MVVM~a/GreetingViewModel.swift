// The view model of the greeting, built in MVVM.

import Features
import LayerTracing

@Layer(.viewModel)
final class GreetingViewModel {
  weak var view: (any GreetingView)?
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func didTapShowGreetingButton() {
    view?.setGreeting("Hello \(person.firstName) \(person.lastName)")
  }
}
