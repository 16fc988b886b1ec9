// Demonstrates a child's Interactor: it reads what its parent shares,
// and knows the parent as a listener, which decides what changes.

import Features
import LayerTracing

protocol ReviewRouting: ViewableRouting {}

protocol ReviewPresentable: Presentable {
  var listener: (any ReviewPresentableListener)? { get set }
  func onValueChange(number: Int, canUndo: Bool)
}

protocol ReviewListener: AnyObject {
  func reviewDidTakeBack()
  func reviewDidClose()
}

@Layer(.interactor)
final class ReviewInteractor:
  PresentableInteractor<any ReviewPresentable>, ReviewInteractable
{
  weak var router: (any ReviewRouting)?
  weak var listener: (any ReviewListener)?
  private let amountStream: any AmountStream

  init(
    presenter: any ReviewPresentable, amountStream: any AmountStream
  ) {
    self.amountStream = amountStream
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    present(amountStream.amount)
    amountStream.observe { [weak self] amount in
      self?.present(amount)
    }.disposeOnDeactivate(interactor: self)
  }

  private func present(_ amount: Amount) {
    presenter.onValueChange(
      number: amount.number, canUndo: amount.canUndo)
  }
}

@Layer
extension ReviewInteractor: ReviewPresentableListener {
  func takeBackButtonTouched() {
    listener?.reviewDidTakeBack()
  }

  func didMoveFromParent() {
    listener?.reviewDidClose()
  }
}
