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
  private let amountStream: any MutableAmountStream

  init(
    presenter: any CountPresentable,
    amountStream: any MutableAmountStream
  ) {
    self.amountStream = amountStream
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    presenter.onValueChange(number: amountStream.amount.number)
    amountStream.observe { [weak self] amount in
      self?.presenter.onValueChange(number: amount.number)
    }.disposeOnDeactivate(interactor: self)
  }
}

@Layer
extension CountInteractor: CountPresentableListener {
  func increaseButtonTouched() {
    amountStream.increase()
  }

  func decreaseButtonTouched() {
    amountStream.decrease()
  }

  func reviewButtonTouched() {
    router?.routeToReview()
  }
}

@Layer
extension CountInteractor: ReviewListener {
  func reviewDidTakeBack() {
    amountStream.undo()
  }

  func reviewDidClose() {
    router?.detachReview()
  }
}
