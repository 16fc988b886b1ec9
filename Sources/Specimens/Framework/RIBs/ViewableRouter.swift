// Demonstrates the Router of a RIB that can be seen: it owns the view
// controller, too. There are RIBs without one.
// Source: github.com/uber/RIBs-iOS, ViewableRouter.

import LayerTracing

/// A router whose RIB can be seen; each RIB refines it.
protocol ViewableRouting: Routing {
  var viewControllable: any ViewControllable { get }
}

/// A router that owns a view controller.
@Layer(.router)
class ViewableRouter<InteractorType, ViewControllerType>:
  Router<InteractorType>, ViewableRouting
{
  let viewController: ViewControllerType

  init(interactor: InteractorType, viewController: ViewControllerType) {
    self.viewController = viewController
    super.init(interactor: interactor)
  }

  /// The view controller without its RIB's protocol.
  var viewControllable: any ViewControllable {
    guard let controllable = viewController as? any ViewControllable
    else {
      preconditionFailure("\(viewController) is no ViewControllable")
    }
    return controllable
  }
}
