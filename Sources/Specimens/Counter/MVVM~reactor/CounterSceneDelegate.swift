// Demonstrates the assembly around a reactor: the reactor holds the
// state, so there is no model to make.

import Widgets

/// Puts the counter, built in MVVM with a reactor, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the reactor, and the view that owns it.
  public func scene(willConnectTo window: Window) {
    window.rootViewController = CountViewController(
      reactor: CountReactor())
  }
}
