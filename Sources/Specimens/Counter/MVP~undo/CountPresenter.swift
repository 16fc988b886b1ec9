// Demonstrates the Presenter of MVP: it decides what the view shows
// without knowing a widget, so a test can drive it with a mock view. The
// view owns it; it must not own the view.

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
    observation = amount.observe { [weak self] number in
      self?.view.onValueChange(number: number)
    }
  }

  func increaseButtonTouched() {
    amount.increase()
  }

  func decreaseButtonTouched() {
    amount.decrease()
  }

  func reviewButtonTouched() {
    view.showReview()
  }

  func makePresenter(
    for review: any ReviewView
  ) -> any ReviewViewPresenter {
    ReviewPresenter(view: review, amount: amount)
  }
}
