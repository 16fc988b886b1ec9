// Demonstrates the Interactor of RIBs: it alone holds the entity. Without
// a Presenter it also makes the sentence.

import Features
import LayerTracing

protocol GreetingPresentable: Presentable {
  var listener: (any GreetingPresentableListener)? { get set }
  func setGreeting(_ greeting: String)
}

protocol GreetingRouting: ViewableRouting {}

@Layer(.interactor)
final class GreetingInteractor:
  PresentableInteractor<any GreetingPresentable>, GreetingInteractable
{
  weak var router: (any GreetingRouting)?
  private let person: Person

  init(presenter: any GreetingPresentable, person: Person) {
    self.person = person
    super.init(presenter: presenter)
    presenter.listener = self
  }
}

@Layer
extension GreetingInteractor: GreetingPresentableListener {
  func didTapShowGreetingButton() {
    presenter.setGreeting("Hello \(person.firstName) \(person.lastName)")
  }
}
