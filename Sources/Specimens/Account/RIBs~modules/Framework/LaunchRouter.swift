// Demonstrates the Router at the root of the tree: it has no parent, so
// it is launched from the window. Source: github.com/uber/RIBs-iOS,
// LaunchRouter.

import LayerTracing
import Widgets

/// The root's router as the app knows it.
@MainActor
public protocol LaunchRouting: ViewableRouting {
  /// Shows the root's view in a window.
  func launch(from window: Window)
}

/// A router without a parent.
@Layer(.router)
open class LaunchRouter<InteractorType, ViewControllerType>:
  ViewableRouter<InteractorType, ViewControllerType>, LaunchRouting
{
  /// Shows the root's view, and does for itself what a parent would do.
  public func launch(from window: Window) {
    window.rootViewController = viewControllable.uiviewController
    window.makeKeyAndVisible()
    interactable.activate()
    load()
  }
}
