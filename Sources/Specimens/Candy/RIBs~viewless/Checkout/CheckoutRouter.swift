// Demonstrates a Router that owns no view: what it attaches is shown on
// a view that it was given. Uber's also takes such views away when its
// interactor resigns; here the bar has done that by then.

import LayerTracing

protocol CheckoutInteractable: Interactable, ReceiptListener {
  var router: (any CheckoutRouting)? { get set }
  var listener: (any CheckoutListener)? { get set }
}

protocol CheckoutViewControllable: ViewControllable {
  func pushViewController(
    _ viewController: any ViewControllable, animated: Bool)
}

@Layer(.router)
final class CheckoutRouter:
  Router<any CheckoutInteractable>, CheckoutRouting
{
  private let viewController: any CheckoutViewControllable
  private let receiptBuilder: any ReceiptBuildable
  private let receipt: ReceiptData

  init(
    interactor: any CheckoutInteractable,
    viewController: any CheckoutViewControllable,
    receiptBuilder: any ReceiptBuildable, receipt: ReceiptData
  ) {
    self.viewController = viewController
    self.receiptBuilder = receiptBuilder
    self.receipt = receipt
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    let child = receiptBuilder.build(
      withListener: interactor, receipt: receipt)
    attachChild(child)
    viewController.pushViewController(
      child.viewControllable, animated: true)
  }
}
