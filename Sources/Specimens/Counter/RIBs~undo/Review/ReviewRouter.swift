// Demonstrates the Router of a child: its parent's router owns it for as
// long as it is attached, and with it all of the RIB.

import LayerTracing

protocol ReviewInteractable: Interactable {
  var router: (any ReviewRouting)? { get set }
  var listener: (any ReviewListener)? { get set }
}

protocol ReviewViewControllable: ViewControllable {}

@Layer(.router)
final class ReviewRouter:
  ViewableRouter<any ReviewInteractable, any ReviewViewControllable>,
  ReviewRouting
{
  override init(
    interactor: any ReviewInteractable,
    viewController: any ReviewViewControllable
  ) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
