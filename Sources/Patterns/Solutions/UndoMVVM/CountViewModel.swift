// Demonstrates the ViewModel of MVVM: the state of the view, without a
// view. It knows none, not even by protocol; the view binds itself to it.

import Features
import LayerTracing

@Layer(.viewModel)
final class CountViewModel {
  private let amount: Amount
  private let amountText: Observable<String>
  private let canUndo: Observable<Bool>
  private var observation: Observation?

  init(amount: Amount) {
    self.amount = amount
    amountText = Observable(String(amount.number))
    canUndo = Observable(amount.canUndo)
  }

  func bind(
    _ changeHandler: @escaping (_ amountText: String) -> Void
  ) -> Observation {
    amountText.bind(changeHandler)
  }

  func bindCanUndo(
    _ changeHandler: @escaping (_ canUndo: Bool) -> Void
  ) -> Observation {
    canUndo.bind(changeHandler)
  }

  func viewDidLoad() {
    amountText.value = String(amount.number)
    canUndo.value = amount.canUndo
    observation = amount.observe { [weak self] number in
      guard let self else { return }
      amountText.value = String(number)
      canUndo.value = amount.canUndo
    }
  }

  func increaseButtonTouched() {
    amount.increase()
  }

  func decreaseButtonTouched() {
    amount.decrease()
  }

  func undoButtonTouched() {
    amount.undo()
  }
}
