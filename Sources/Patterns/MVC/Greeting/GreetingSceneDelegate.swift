// Demonstrates how little there is to assemble in MVC: one controller.

import Features
import Widgets

/// Puts the greeting, built in MVC, into a window.
public final class GreetingSceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the controller.
  public func scene(willConnectTo window: Window) {
    window.rootViewController = GreetingViewController(
      person: .davidBlaine)
  }
}
