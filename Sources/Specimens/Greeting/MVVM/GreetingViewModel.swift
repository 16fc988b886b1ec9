// Demonstrates the ViewModel of MVVM: it tells the greeting to no view.
// It has one, and each view that is bound to it sees it change.

import Features
import LayerTracing

@Layer(.viewModel)
final class GreetingViewModel {
  private let person: Person
  private let greeting = Bindable<String?>(nil)

  init(person: Person) {
    self.person = person
  }

  func bind(
    _ changeHandler: @escaping (_ greeting: String?) -> Void
  ) -> Disposable {
    greeting.bind(changeHandler)
  }

  func didTapShowGreetingButton() {
    greeting.value = "Hello \(person.firstName) \(person.lastName)"
  }
}
