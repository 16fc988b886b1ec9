// Demonstrates the Presenter of MVP: it reads the Person and makes the
// sentence, without a widget. A test gives it a mock view.

import Features
import LayerTracing

@Layer(.presenter)
final class GreetingPresenter: GreetingViewPresenter {
  private unowned let view: any GreetingView
  private let person: Person

  init(view: any GreetingView, person: Person) {
    self.view = view
    self.person = person
  }

  func didTapShowGreetingButton() {
    view.setGreeting("Hello \(person.firstName) \(person.lastName)")
  }
}
