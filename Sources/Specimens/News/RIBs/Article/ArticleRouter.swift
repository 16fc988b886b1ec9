// Demonstrates the Router of a child: its parent's router owns it for as
// long as it is attached, and with it all of the RIB.

import LayerTracing

protocol ArticleInteractable: Interactable {
  var router: (any ArticleRouting)? { get set }
  var listener: (any ArticleListener)? { get set }
}

protocol ArticleViewControllable: ViewControllable {}

@Layer(.router)
final class ArticleRouter:
  ViewableRouter<any ArticleInteractable, any ArticleViewControllable>,
  ArticleRouting
{
  override init(
    interactor: any ArticleInteractable,
    viewController: any ArticleViewControllable
  ) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
