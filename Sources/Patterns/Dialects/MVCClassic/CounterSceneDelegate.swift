// Demonstrates the assembly of Smalltalk's MVC: one model, which is
// handed to the controller and, through it, to the view.

import Widgets

/// Puts the counter, built in Smalltalk's MVC, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes model and controller.
  public func scene(willConnectTo window: Window) {
    window.rootViewController = CountController(amount: Amount())
  }
}
