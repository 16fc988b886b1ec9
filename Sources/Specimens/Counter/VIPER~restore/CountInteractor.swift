// Demonstrates the Interactor of VIPER: the rules of the business. It
// holds the entity and tells its output what became of it; it knows
// neither screen nor presenter.

import LayerTracing

@Layer(.interactor)
final class CountInteractor: CountInteractorInput {
  weak var output: (any CountInteractorOutput)?
  private var amount: Amount

  init(amount: Amount = Amount()) {
    self.amount = amount
  }

  /// What is worth saving; the app asks for it, which is no layer.
  var number: Int { amount.number }

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
