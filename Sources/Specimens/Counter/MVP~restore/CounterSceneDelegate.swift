// Demonstrates MVP's assembly: the scene makes model, view and presenter,
// and introduces them.

import Widgets

/// Puts the counter, built in MVP, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  /// Weak: the presenter owns it.
  private weak var amount: Amount?

  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the model, the view, and the presenter that it owns.
  public func scene(willConnectTo window: Window) {
    let activity = window.stateRestorationActivity
    let amount = Amount(number: activity?.userInfo["number"] ?? 0)
    self.amount = amount
    let view = CountViewController()
    view.presenter = CountPresenter(view: view, amount: amount)
    window.rootViewController = view
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
