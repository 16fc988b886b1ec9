// Demonstrates a Presenter that awaits each change of its Model, which
// has no observers of its own: who reads a property within `Observations`
// is told its value, and the next when it has changed.

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
