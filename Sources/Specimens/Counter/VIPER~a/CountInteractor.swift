// The interactor of the counter, built in VIPER.

import LayerTracing

@Layer(.interactor)
final class CountInteractor: CountInteractorInput {
  weak var output: (any CountInteractorOutput)?
  private var amount = Amount()

  func provideNumber() {
    output?.didChange(number: amount.number)
  }

  func save(number: Int) {
    amount.number = number
    output?.didChange(number: amount.number)
  }
}
