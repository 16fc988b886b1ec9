// Demonstrates the Interactor of VIPER: the rules of the business. It
// holds the entity and tells its output what became of it; it knows
// neither screen nor presenter.

import LayerTracing

@Layer(.interactor)
final class CountInteractor: CountInteractorInput {
  weak var output: (any CountInteractorOutput)?
  private var amount = Amount()

  func provideNumber() {
    output?.didChange(number: amount.number)
  }

  func increase() {
    amount.increase()
    output?.didChange(number: amount.number)
  }

  func decrease() {
    amount.decrease()
    output?.didChange(number: amount.number)
  }
}
