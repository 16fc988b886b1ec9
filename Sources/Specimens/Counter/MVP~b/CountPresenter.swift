// The presenter of the counter, built in MVP.

import Features
import LayerTracing

@Layer(.presenter)
final class CountPresenter: CountViewPresenter {
  private unowned let view: any CountView
  private let amount: Amount
  private var observation: Disposable?

  init(view: any CountView, amount: Amount) {
    self.view = view
    self.amount = amount
  }

  func viewDidLoad() {
    view.onValueChange(number: amount.number)
    observation = amount.observe { number in
      self.view.onValueChange(number: number)
    }
  }

  func increaseButtonTouched() {
    amount.increase()
  }

  func decreaseButtonTouched() {
    amount.decrease()
  }
}
