// Demonstrates the Router at the root of the tree: when it is loaded, it
// has the app's first RIB built, attaches it and has it shown.

import LayerTracing

protocol GreetingRootInteractable: Interactable {
  var router: (any GreetingRootRouting)? { get set }
}

protocol GreetingRootRouting: LaunchRouting {}

@Layer(.router)
final class GreetingRootRouter:
  LaunchRouter<
    any GreetingRootInteractable, any GreetingRootViewControllable
  >,
  GreetingRootRouting
{
  private let greetingBuilder: any GreetingBuildable

  init(
    interactor: any GreetingRootInteractable,
    viewController: any GreetingRootViewControllable,
    greetingBuilder: any GreetingBuildable
  ) {
    self.greetingBuilder = greetingBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    let greeting = greetingBuilder.build()
    attachChild(greeting)
    viewController.present(greeting.viewControllable)
  }
}
