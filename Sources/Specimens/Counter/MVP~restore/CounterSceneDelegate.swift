// Demonstrates MVP's assembly: the scene makes model, view and presenter,
// and introduces them.

import Widgets

/// Puts the counter, built in MVP, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the model, the view, and the presenter that it owns.
  public func scene(willConnectTo window: Window) {
    let view = CountViewController()
    view.presenter = CountPresenter(view: view, amount: Amount())
    window.rootViewController = view
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
