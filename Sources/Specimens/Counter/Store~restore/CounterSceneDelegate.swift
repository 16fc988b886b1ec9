// Demonstrates the assembly of a Store: a first state, and a reducer. The
// store doesn't know the view that is handed it.

import Widgets

/// Puts the counter, built around a store, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  /// Weak: the screen owns it.
  private weak var store: RootStore<CountReducer>?

  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the store, and the view that owns it.
  public func scene(willConnectTo window: Window) {
    let activity = window.stateRestorationActivity
    let store = RootStore(
      state: CountState(number: activity?.userInfo["number"] ?? 0),
      reducer: CountReducer())
    self.store = store
    window.rootViewController = CountViewController(store: store)
  }

  /// Gives the number for the next process of the app to go on with.
  public func stateRestorationActivity(
    for window: Window
  ) -> UserActivity? {
    let activity = UserActivity(activityType: "counter")
    activity.userInfo["number"] = store?.state.number
    return activity
  }
}
