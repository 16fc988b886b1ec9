// Demonstrates how little there is to assemble in MVC: a model, and the
// controller that it is handed to.

import Features
import Widgets

/// Puts the greeting, built in MVC, into a window.
public final class GreetingSceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the model and the controller.
  public func scene(willConnectTo window: Window) {
    window.rootViewController = GreetingViewController(
      greeting: Greeting(person: .davidBlaine))
  }
}
