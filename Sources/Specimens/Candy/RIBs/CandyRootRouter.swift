// Demonstrates the Router at the root of the tree: it has the app's first
// RIB built, attaches it and has it shown.

import LayerTracing

protocol CandyRootInteractable: Interactable {
  var router: (any CandyRootRouting)? { get set }
}

@Layer(.router)
final class CandyRootRouter:
  LaunchRouter<any CandyRootInteractable, any CandyRootViewControllable>
{
  private let candyBuilder: any CandyBuildable

  init(
    interactor: any CandyRootInteractable,
    viewController: any CandyRootViewControllable,
    candyBuilder: any CandyBuildable
  ) {
    self.candyBuilder = candyBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

@Layer
extension CandyRootRouter: CandyRootRouting {
  /// Gives what a workflow may ask of the RIB that was attached.
  func routeToCandy() -> any CandyActionableItem {
    let candy = candyBuilder.build()
    attachChild(candy.router)
    viewController.present(candy.router.viewControllable)
    return candy.actionableItem
  }
}
