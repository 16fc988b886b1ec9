// Demonstrates the Router of a child: its parent's router owns it for as
// long as it is attached, and with it all of the RIB.

import LayerTracing

protocol ReceiptInteractable: Interactable {
  var router: (any ReceiptRouting)? { get set }
  var listener: (any ReceiptListener)? { get set }
}

protocol ReceiptViewControllable: ViewControllable {}

@Layer(.router)
final class ReceiptRouter:
  ViewableRouter<any ReceiptInteractable, any ReceiptViewControllable>,
  ReceiptRouting
{
  override init(
    interactor: any ReceiptInteractable,
    viewController: any ReceiptViewControllable
  ) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
