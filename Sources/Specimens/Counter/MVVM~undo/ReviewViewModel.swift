// Demonstrates a second ViewModel over the same Model: each observes it,
// and neither knows that the other does.

import Features
import LayerTracing

@Layer(.viewModel)
final class ReviewViewModel {
  let amountText: Bindable<String>
  let canUndo: Bindable<Bool>

  private let amount: Amount
  private var observation: Disposable?

  init(amount: Amount) {
    self.amount = amount
    amountText = Bindable(String(amount.number))
    canUndo = Bindable(amount.canUndo)
  }

  func viewDidLoad() {
    observation = amount.observe { [weak self] number in
      guard let self else { return }
      amountText.value = String(number)
      canUndo.value = amount.canUndo
    }
  }

  func takeBackButtonTouched() {
    amount.undo()
  }
}
