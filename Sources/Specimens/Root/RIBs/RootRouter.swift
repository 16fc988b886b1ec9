// Demonstrates the Router at the root of the tree: when it is loaded, it
// attaches the app's first RIB and has it shown.

import LayerTracing

protocol RootViewControllable: ViewControllable {
  func present(_ viewController: any ViewControllable)
}

@Layer(.router)
final class RootRouter:
  LaunchRouter<any Interactable, any RootViewControllable>
{
  private let childBuilder: any RootChildBuildable

  init(
    interactor: any Interactable,
    viewController: any RootViewControllable,
    childBuilder: any RootChildBuildable
  ) {
    self.childBuilder = childBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  override func didLoad() {
    let child = childBuilder.buildChild()
    attachChild(child)
    viewController.present(child.viewControllable)
  }
}
