// Demonstrates a ViewModel without bindings. Its state is observed: who
// reads it is told when it changes, and reads again. The text is kept,
// not computed: the View would observe the Model through it.

import Features
import LayerTracing
import Observation

@Layer(.viewModel)
@Observable
final class CountViewModel {
  private(set) var amountText: String

  private let amount: Amount
  @ObservationIgnored private var observation: Disposable?

  init(amount: Amount) {
    self.amount = amount
    amountText = String(amount.number)
  }

  func viewDidLoad() {
    observation = amount.observe { [weak self] number in
      self?.amountText = String(number)
    }
  }

  func increaseButtonTouched() {
    amount.increase()
  }

  func decreaseButtonTouched() {
    amount.decrease()
  }
}
