// Demonstrates a ViewModel that computes, and keeps nothing of its own. A
// View that reads the text reads the Model's number through it, and so is
// told by the Model: no binding is needed, and a trace shows an arrow
// that no line of the View names.

import LayerTracing

@Layer(.viewModel)
final class CountViewModel {
  var amountText: String { String(amount.number) }

  private let amount: Amount

  init(amount: Amount) {
    self.amount = amount
  }

  func increaseButtonTouched() {
    amount.increase()
  }

  func decreaseButtonTouched() {
    amount.decrease()
  }
}
