// Demonstrates the ViewModel of MVVM: the state of the view, without a
// view. It knows none, not even by protocol; the view binds itself to it.

import Features
import LayerTracing

@Layer(.viewModel)
final class CountViewModel {
  private let amount: Amount
  private let amountText: Bindable<String>
  private var observation: Disposable?

  init(amount: Amount) {
    self.amount = amount
    amountText = Bindable(String(amount.number))
  }

  func bind(
    _ changeHandler: @escaping (_ amountText: String) -> Void
  ) -> Disposable {
    amountText.bind(changeHandler)
  }

  /// What is to be saved: the number, not its text.
  func currentNumber() -> Int {
    amount.number
  }

  func restore(number: Int) {
    amount.restore(number)
    amountText.value = String(number)
  }

  func viewDidLoad() {
    amountText.value = String(amount.number)
    observation = amount.observe { [weak self] number in
      self?.amountText.value = String(number)
    }
  }

  func increaseButtonTouched() {
    amount.increase()
  }

  func decreaseButtonTouched() {
    amount.decrease()
  }
}
