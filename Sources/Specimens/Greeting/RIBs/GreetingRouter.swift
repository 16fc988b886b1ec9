// Demonstrates the Router of RIBs: it owns Interactor and View, and is
// how the parent knows the RIB. A greeting has no children.

import LayerTracing

protocol GreetingInteractable: Interactable {
  var router: (any GreetingRouting)? { get set }
}

protocol GreetingViewControllable: ViewControllable {}

@Layer(.router)
final class GreetingRouter:
  ViewableRouter<any GreetingInteractable, any GreetingViewControllable>,
  GreetingRouting
{
  override init(
    interactor: any GreetingInteractable,
    viewController: any GreetingViewControllable
  ) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
