// The interactor of the greeting, built in VIPER.

import Features
import LayerTracing

@Layer(.interactor)
final class GreetingInteractor: GreetingProvider {
  weak var view: (any GreetingView)?
  private let person = Person.davidBlaine

  func provideGreetingData() {
    let subject = "\(person.firstName) \(person.lastName)"
    view?.setGreeting("Hello \(subject)")
  }
}
