// Demonstrates a Presenter that awaits its Model's changes; the Model has
// no observers of its own. `Observations` (Swift 6.2) gives the value
// first, at the task's turn, and then when it has changed: of several
// changes in a row it gives only what came of them.

import Features
import LayerTracing
import Observation

@Layer(.presenter)
final class CountPresenter: CountViewPresenter {
  private weak var view: (any CountView)?
  private let amount: Amount
  /// Goes on until it is cancelled: changes have no end.
  private var observing: Task<Void, Never>?

  init(view: any CountView, amount: Amount) {
    self.view = view
    self.amount = amount
  }

  deinit { observing?.cancel() }

  func viewDidLoad() {
    observing = Task { [weak self, amount] in
      for await number in Observations({ amount.number }) {
        self?.view?.onValueChange(number: number)
      }
    }
  }

  func increaseButtonTouched() {
    amount.increase()
  }

  func decreaseButtonTouched() {
    amount.decrease()
  }
}
