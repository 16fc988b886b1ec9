// Demonstrates the Router of RIBs: it owns Interactor and View, and is
// how the parent knows the RIB. A counter has no children.

import LayerTracing

protocol CountInteractable: Interactable {
  var router: (any CountRouting)? { get set }
}

protocol CountViewControllable: ViewControllable {}

@Layer(.router)
final class CountRouter:
  ViewableRouter<any CountInteractable, any CountViewControllable>,
  CountRouting
{
  override init(
    interactor: any CountInteractable,
    viewController: any CountViewControllable
  ) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
