// Demonstrates a Router whose child can't be seen: it is attached, and
// that is all. What is to be shown, the child has shown.

import LayerTracing

protocol CandyInteractable: Interactable, CheckoutListener {
  var router: (any CandyRouting)? { get set }
}

protocol CandyViewControllable: ViewControllable {
  func popToRootViewController(animated: Bool)
}

@Layer(.router)
final class CandyRouter:
  ViewableRouter<any CandyInteractable, any CandyViewControllable>
{
  private let checkoutBuilder: any CheckoutBuildable
  /// Weak: it is owned as one of the children.
  private weak var checkoutRouter: (any CheckoutRouting)?

  init(
    interactor: any CandyInteractable,
    viewController: any CandyViewControllable,
    checkoutBuilder: any CheckoutBuildable
  ) {
    self.checkoutBuilder = checkoutBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

@Layer
extension CandyRouter: CandyRouting {
  func routeToCheckout(_ receipt: ReceiptData) {
    guard checkoutRouter == nil else { return }
    let child = checkoutBuilder.build(
      withListener: interactor, receipt: receipt)
    checkoutRouter = child
    attachChild(child)
  }

  func detachCheckout() {
    guard let child = checkoutRouter else { return }
    checkoutRouter = nil
    detachChild(child)
  }

  /// What stands on the candy goes, and its RIB with it: its view may say
  /// so later.
  func routeToCandy() {
    viewController.popToRootViewController(animated: false)
    detachCheckout()
  }
}
