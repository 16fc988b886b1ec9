// Demonstrates the ViewModel of MVVM: the state of the view, without a
// view. It knows none, not even by protocol; the view binds itself to it.

import Features
import LayerTracing

@Layer(.viewModel)
final class CountViewModel {
  let amountText: Bindable<String>

  private let amount: Amount
  private var observation: Disposable?

  init(amount: Amount) {
    self.amount = amount
    amountText = Bindable(String(amount.number))
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

  /// The view model of the next screen: over the same model.
  func makeReview() -> ReviewViewModel {
    ReviewViewModel(amount: amount)
  }
}
