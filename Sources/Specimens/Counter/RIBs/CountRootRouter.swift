// Demonstrates the Router at the root of the tree: when it is loaded, it
// has the app's first RIB built, attaches it and has it shown.

import LayerTracing

protocol CountRootInteractable: Interactable {
  var router: (any CountRootRouting)? { get set }
}

protocol CountRootRouting: LaunchRouting {}

@Layer(.router)
final class CountRootRouter:
  LaunchRouter<
    any CountRootInteractable, any CountRootViewControllable
  >,
  CountRootRouting
{
  private let countBuilder: any CountBuildable

  init(
    interactor: any CountRootInteractable,
    viewController: any CountRootViewControllable,
    countBuilder: any CountBuildable
  ) {
    self.countBuilder = countBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    let count = countBuilder.build()
    attachChild(count)
    viewController.present(count.viewControllable)
  }
}
