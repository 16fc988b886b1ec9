// Demonstrates MVVM's assembly: each layer is handed the one below it,
// and none is introduced to the one above.

import Widgets

/// Puts the counter, built in MVVM, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  /// Weak: the view model owns it.
  private weak var amount: Amount?

  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the model, the view model that owns it, and the view.
  public func scene(willConnectTo window: Window) {
    let activity = window.stateRestorationActivity
    let amount = Amount(number: activity?.userInfo["number"] ?? 0)
    self.amount = amount
    window.rootViewController = CountViewController(
      viewModel: CountViewModel(amount: amount))
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
