// Demonstrates the assembly of Smalltalk's MVC: one model, which is
// handed to the view and, through it, to its controllers.

import Widgets

/// Puts the counter, built in Smalltalk's MVC, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the model, and the view with its controllers.
  public func scene(willConnectTo window: Window) {
    window.rootViewController = CountView(amount: Amount())
  }
}
