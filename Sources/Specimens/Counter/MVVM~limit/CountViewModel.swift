// Demonstrates the ViewModel of MVVM: the state of the view, without a
// view. It knows none, not even by protocol; the view binds itself to it.

import Features
import LayerTracing

@Layer(.viewModel)
final class CountViewModel {
  private let amount: Amount
  private let amountText: Bindable<String>
  private let canIncrease: Bindable<Bool>
  private var observation: Disposable?

  init(amount: Amount) {
    self.amount = amount
    amountText = Bindable(String(amount.number))
    canIncrease = Bindable(amount.canIncrease)
  }

  func bind(
    _ changeHandler: @escaping (_ amountText: String) -> Void
  ) -> Disposable {
    amountText.bind(changeHandler)
  }

  func bindCanIncrease(
    _ changeHandler: @escaping (_ canIncrease: Bool) -> Void
  ) -> Disposable {
    canIncrease.bind(changeHandler)
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
