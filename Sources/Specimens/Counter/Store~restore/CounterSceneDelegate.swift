// Demonstrates the assembly of a Store: a first state, and a reducer. The
// store doesn't know the view that is handed it.

import Widgets

/// Puts the counter, built around a store, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  private weak var store: RootStore<CountReducer>?

  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the store, and the view that owns it.
  public func scene(willConnectTo window: Window) {
    let store = RootStore(state: CountState(), reducer: CountReducer())
    self.store = store
    window.rootViewController = CountViewController(store: store)
  }

  /// Saves the state; the screen needn't be asked.
  public func stateRestorationActivity(
    for window: Window
  ) -> UserActivity? {
    let activity = UserActivity(activityType: "counter")
    activity.userInfo["number"] = store?.state.number
    return activity
  }

  /// What was saved comes back as an action like any other. Were it known
  /// when the store is made, it could be the first state as well.
  public func scene(
    restoreInteractionStateWith activity: UserActivity,
    in window: Window
  ) {
    guard let number = activity.userInfo["number"] else { return }
    store?.send(.restored(number: number))
  }
}
