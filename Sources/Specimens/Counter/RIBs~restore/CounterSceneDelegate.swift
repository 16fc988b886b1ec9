// Demonstrates how an app of RIBs starts: the root's router is launched,
// and the tree grows from there.

import Widgets

/// Puts the counter, built in RIBs, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  private let component = CounterAppComponent()
  private var launchRouter: (any LaunchRouting)?

  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Has the root built; its router stays here, for no other owns it.
  public func scene(willConnectTo window: Window) {
    launchRouter = RootBuilder(dependency: component).build()
  }

  /// Launches the root.
  public func sceneWillEnterForeground(in window: Window) {
    launchRouter?.launch(from: window)
  }

  /// Has the tree asked what each RIB needs to go on.
  public func stateRestorationActivity(
    for window: Window
  ) -> UserActivity? {
    let saving = launchRouter?.interactable as? any StateSaving
    let activity = UserActivity(activityType: "counter")
    activity.userInfo = saving?.saveInstanceState() ?? [:]
    return activity
  }

  /// Lets the tree grow from what was saved.
  public func scene(
    restoreInteractionStateWith activity: UserActivity,
    in window: Window
  ) {
    component.savedInstanceState = activity.userInfo
  }
}
