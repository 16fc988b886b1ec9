// The presenter of the greeting, built in MVP.

import Features
import LayerTracing

@Layer(.presenter)
final class GreetingPresenter: GreetingViewPresenter {
  private let view: any GreetingView
  private let person: Person

  init(view: any GreetingView, person: Person) {
    self.view = view
    self.person = person
  }

  func didTapShowGreetingButton() {
    view.setGreeting("Hello \(person.firstName) \(person.lastName)")
  }
}
