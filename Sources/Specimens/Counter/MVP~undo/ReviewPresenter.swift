// Demonstrates a second Presenter over the same Model: each observes it,
// and neither knows that the other does.

import Features
import LayerTracing

@Layer(.presenter)
final class ReviewPresenter: ReviewViewPresenter {
  private unowned let view: any ReviewView
  private let amount: Amount
  private var observation: Disposable?

  init(view: any ReviewView, amount: Amount) {
    self.view = view
    self.amount = amount
  }

  func viewDidLoad() {
    view.onValueChange(number: amount.number, canUndo: amount.canUndo)
    observation = amount.observe { [weak self] number in
      guard let self else { return }
      view.onValueChange(number: number, canUndo: amount.canUndo)
    }
  }

  func takeBackButtonTouched() {
    amount.undo()
  }
}
