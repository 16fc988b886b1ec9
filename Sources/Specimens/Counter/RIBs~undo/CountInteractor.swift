// Demonstrates the Interactor of RIBs: it hears the view as its listener,
// and decides when a child comes and goes. How, its router knows.

import Features
import LayerTracing

protocol CountPresentable: Presentable {
  var listener: (any CountPresentableListener)? { get set }
  func onValueChange(number: Int)
}

protocol CountRouting: ViewableRouting {
  func routeToReview()
  func detachReview()
}

@Layer(.interactor)
final class CountInteractor:
  PresentableInteractor<any CountPresentable>, CountInteractable
{
  weak var router: (any CountRouting)?
  private let store: AmountStore
  private var observation: Disposable?

  init(presenter: any CountPresentable, store: AmountStore) {
    self.store = store
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    presenter.onValueChange(number: store.amount.number)
    observation = store.observe { [weak self] amount in
      self?.presenter.onValueChange(number: amount.number)
    }
  }
}

@Layer
extension CountInteractor: CountPresentableListener {
  func increaseButtonTouched() {
    store.increase()
  }

  func decreaseButtonTouched() {
    store.decrease()
  }

  func reviewButtonTouched() {
    router?.routeToReview()
  }
}

@Layer
extension CountInteractor: ReviewListener {
  func reviewDidClose() {
    router?.detachReview()
  }
}
