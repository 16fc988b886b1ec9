// Demonstrates how an app of RIBs starts: the root's router is launched,
// and the tree grows from there.

import Widgets

/// Puts the counter, built in RIBs, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  private var launchRouter: (any LaunchRouting)?
  private var component: CounterAppComponent?

  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Has the root built; its router stays here, for no other owns it.
  public func scene(willConnectTo window: Window) {
    let activity = window.stateRestorationActivity
    let component = CounterAppComponent(
      number: activity?.userInfo["number"] ?? 0)
    self.component = component
    launchRouter = CountRootBuilder(dependency: component).build()
  }

  /// Launches the root; in UIKit, at the end of the method above.
  public func sceneDidConnect(to window: Window) {
    launchRouter?.launch(from: window)
  }

  /// Gives the number for the next process of the app to go on with.
  public func stateRestorationActivity(
    for window: Window
  ) -> UserActivity? {
    let activity = UserActivity(activityType: "counter")
    activity.userInfo["number"] = component?.savedNumber.value
    return activity
  }
}
