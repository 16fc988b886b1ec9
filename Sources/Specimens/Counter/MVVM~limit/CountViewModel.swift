// Demonstrates the ViewModel of MVVM: the state of the view, without a
// view. It knows none, not even by protocol; the view binds itself to it.

import Features
import LayerTracing

@Layer(.viewModel)
final class CountViewModel {
  let amountText: Bindable<String>
  let canIncrease: Bindable<Bool>

  private let amount: Amount
  private var observation: Disposable?

  init(amount: Amount) {
    self.amount = amount
    amountText = Bindable(String(amount.number))
    canIncrease = Bindable(amount.canIncrease)
  }

  func viewDidLoad() {
    amountText.value = String(amount.number)
    canIncrease.value = amount.canIncrease
    observation = amount.observe { [weak self] number in
      guard let self else { return }
      amountText.value = String(number)
      canIncrease.value = amount.canIncrease
    }
  }

  func increaseButtonTouched() {
    amount.increase()
  }

  func decreaseButtonTouched() {
    amount.decrease()
  }
}
