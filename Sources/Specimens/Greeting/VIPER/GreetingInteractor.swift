// Demonstrates the Interactor of VIPER: it alone holds the entity, and
// gives away data that was made of it. The post (001) has it choose the
// person and the word, "Hello"; elsewhere the Presenter makes texts.

import Features
import LayerTracing

@Layer(.interactor)
final class GreetingInteractor: GreetingProvider {
  weak var output: (any GreetingOutput)?
  private let person = Person.davidBlaine

  func provideGreetingData() {
    let subject = "\(person.firstName) \(person.lastName)"
    output?.receiveGreetingData(
      GreetingData(greeting: "Hello", subject: subject))
  }
}
