// Demonstrates how little there is to assemble in MVC: the controller
// makes its own model.

import Widgets

/// Puts the counter, built in MVC, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the controller.
  public func scene(willConnectTo window: Window) {
    window.rootViewController = CountViewController()
  }
}
