// Demonstrates how little there is to assemble in MVC: a model, and the
// controller that it is handed to.

import Widgets

/// Puts the counter, built in MVC, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  /// Weak: the screen owns it.
  private weak var amount: Amount?

  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the model and the controller.
  public func scene(willConnectTo window: Window) {
    let activity = window.stateRestorationActivity
    let amount = Amount(number: activity?.userInfo["number"] ?? 0)
    self.amount = amount
    window.rootViewController = CountViewController(amount: amount)
  }

  /// Gives the number for the next process of the app to go on with.
  public func stateRestorationActivity(
    for window: Window
  ) -> UserActivity? {
    let activity = UserActivity(activityType: "counter")
    activity.userInfo["number"] = amount?.number
    return activity
  }
}
