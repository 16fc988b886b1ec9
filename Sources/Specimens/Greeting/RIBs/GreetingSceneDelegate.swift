// Demonstrates how an app of RIBs starts: the scene owns one router, and
// knows no RIB below it.

import Widgets

/// Puts the greeting, built in RIBs, into a window.
public final class GreetingSceneDelegate: SceneDelegate {
  private var launchRouter: (any LaunchRouting)?

  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Has the root built; its router stays here, for no other owns it.
  public func scene(willConnectTo window: Window) {
    let component = GreetingAppComponent()
    launchRouter = GreetingRootBuilder(dependency: component).build()
  }

  /// Launches the root; in UIKit, at the end of the method above.
  public func sceneDidConnect(to window: Window) {
    launchRouter?.launch(from: window)
  }
}
