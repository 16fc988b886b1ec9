// Demonstrates a child's Interactor: it knows its parent as a listener,
// and says what happened. Whether it is detached, the parent decides.

import LayerTracing

protocol ReceiptRouting: ViewableRouting {}

protocol ReceiptPresentable: Presentable {
  func present(receipt: ReceiptData)
}

protocol ReceiptListener: AnyObject {
  func receiptDidClose()
}

@Layer(.interactor)
final class ReceiptInteractor:
  PresentableInteractor<any ReceiptPresentable>, ReceiptInteractable
{
  weak var router: (any ReceiptRouting)?
  weak var listener: (any ReceiptListener)?
  private let receipt: ReceiptData

  init(presenter: any ReceiptPresentable, receipt: ReceiptData) {
    self.receipt = receipt
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    presenter.present(receipt: receipt)
  }
}

@Layer
extension ReceiptInteractor: ReceiptPresentableListener {
  func didMoveFromParent() {
    listener?.receiptDidClose()
  }
}
