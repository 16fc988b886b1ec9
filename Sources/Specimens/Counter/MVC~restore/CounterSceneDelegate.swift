// Demonstrates how little there is to assemble in MVC: a model, and the
// controller that it is handed to.

import Widgets

/// Puts the counter, built in MVC, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the model and the controller.
  public func scene(willConnectTo window: Window) {
    window.rootViewController = CountViewController(amount: Amount())
  }

  /// Has the screen write down what it needs to go on.
  public func stateRestorationActivity(
    for window: Window
  ) -> UserActivity? {
    let activity = UserActivity(activityType: "counter")
    window.rootViewController?.updateUserActivityState(activity)
    return activity
  }

  /// Hands the screen what one of before has written down.
  public func scene(
    restoreInteractionStateWith activity: UserActivity,
    in window: Window
  ) {
    window.rootViewController?.restoreUserActivityState(activity)
  }
}
