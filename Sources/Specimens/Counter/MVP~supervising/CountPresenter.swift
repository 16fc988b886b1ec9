// Demonstrates a supervising Presenter: it hears the view and changes the
// model. What is as simple as a number, the view binds by itself.

import LayerTracing

@Layer(.presenter)
final class CountPresenter: CountViewPresenter {
  private unowned let view: any CountView
  private let amount: Amount

  init(view: any CountView, amount: Amount) {
    self.view = view
    self.amount = amount
  }

  func viewDidLoad() {
    view.bind(to: amount)
  }

  func increaseButtonTouched() {
    amount.increase()
  }

  func decreaseButtonTouched() {
    amount.decrease()
  }
}
