// Demonstrates a Router that owns no view: what it attaches is shown on
// a view that it was given. That view outlives the RIB, so what was put
// on it has to be taken away when the interactor resigns.

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

  init(
    interactor: any CheckoutInteractable,
    viewController: any CheckoutViewControllable,
    receiptBuilder: any ReceiptBuildable
  ) {
    self.viewController = viewController
    self.receiptBuilder = receiptBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    let child = receiptBuilder.build(withListener: interactor)
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
