// Demonstrates a child's Interactor: it knows its parent as a listener,
// and shares the store with it. Neither hears the other's events.

import Features
import LayerTracing

protocol ReviewRouting: ViewableRouting {}

protocol ReviewPresentable: Presentable {
  var listener: (any ReviewPresentableListener)? { get set }
  func onValueChange(number: Int, canUndo: Bool)
}

protocol ReviewListener: AnyObject {
  func reviewDidClose()
}

@Layer(.interactor)
final class ReviewInteractor:
  PresentableInteractor<any ReviewPresentable>, ReviewInteractable
{
  weak var router: (any ReviewRouting)?
  weak var listener: (any ReviewListener)?
  private let store: AmountStore
  private var observation: Disposable?

  init(presenter: any ReviewPresentable, store: AmountStore) {
    self.store = store
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    present(store.amount)
    observation = store.observe { [weak self] amount in
      self?.present(amount)
    }
  }

  private func present(_ amount: Amount) {
    presenter.onValueChange(
      number: amount.number, canUndo: amount.canUndo)
  }
}

@Layer
extension ReviewInteractor: ReviewPresentableListener {
  func takeBackButtonTouched() {
    store.undo()
  }

  func didMoveFromParent() {
    listener?.reviewDidClose()
  }
}
