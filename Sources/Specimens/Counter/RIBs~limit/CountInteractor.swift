// Demonstrates the Interactor of RIBs: it holds the entity, and hears the
// view as its listener. It knows the view only as its Presentable.

import LayerTracing

protocol CountPresentable: Presentable {
  var listener: (any CountPresentableListener)? { get set }
  func onValueChange(number: Int, canIncrease: Bool)
}

protocol CountRouting: ViewableRouting {}

@Layer(.interactor)
final class CountInteractor:
  PresentableInteractor<any CountPresentable>, CountInteractable
{
  weak var router: (any CountRouting)?
  private var amount = Amount()

  override init(presenter: any CountPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    presenter.onValueChange(
      number: amount.number, canIncrease: amount.canIncrease)
  }
}

@Layer
extension CountInteractor: CountPresentableListener {
  func increaseButtonTouched() {
    amount.increase()
    presenter.onValueChange(
      number: amount.number, canIncrease: amount.canIncrease)
  }

  func decreaseButtonTouched() {
    amount.decrease()
    presenter.onValueChange(
      number: amount.number, canIncrease: amount.canIncrease)
  }
}
