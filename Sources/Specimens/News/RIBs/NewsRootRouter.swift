// Demonstrates the Router at the root of the tree: it has the app's first
// RIB built, attaches it and has it shown.

import LayerTracing

protocol NewsRootInteractable: Interactable {
  var router: (any NewsRootRouting)? { get set }
}

@Layer(.router)
final class NewsRootRouter:
  LaunchRouter<any NewsRootInteractable, any NewsRootViewControllable>
{
  private let listBuilder: any LiveNewsListBuildable

  init(
    interactor: any NewsRootInteractable,
    viewController: any NewsRootViewControllable,
    listBuilder: any LiveNewsListBuildable
  ) {
    self.listBuilder = listBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

@Layer
extension NewsRootRouter: NewsRootRouting {
  /// Gives what a workflow may ask of the RIB that was attached.
  func routeToList() -> any LiveNewsListActionableItem {
    let list = listBuilder.build()
    attachChild(list.router)
    viewController.present(list.router.viewControllable)
    return list.actionableItem
  }
}
