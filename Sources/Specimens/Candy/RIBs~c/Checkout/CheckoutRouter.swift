// The router of the checkout, built in RIBs without a view.

import LayerTracing

protocol CheckoutInteractable: Interactable, ReceiptListener {
  var router: (any CheckoutRouting)? { get set }
  var listener: (any CheckoutListener)? { get set }
}

protocol CheckoutViewControllable: ViewControllable {
  func pushViewController(
    _ viewController: any ViewControllable, animated: Bool)
  func popToRootViewController(animated: Bool)
}

@Layer(.router)
final class CheckoutRouter:
  Router<any CheckoutInteractable>
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

@Layer
extension CheckoutRouter: CheckoutRouting {
  /// Does nothing if the bar's own button was quicker.
  func cleanupViews() {
    viewController.popToRootViewController(animated: true)
  }
}
