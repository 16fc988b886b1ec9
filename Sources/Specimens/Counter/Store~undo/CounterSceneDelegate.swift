// Demonstrates the assembly of a Store: a first state, and a reducer. The
// store doesn't know the view that is handed it.

import Widgets

/// Puts the counter, built around a store, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the store and the view, and the stack that it stands on.
  public func scene(willConnectTo window: Window) {
    let store = RootStore(state: CountState(), reducer: CountReducer())
    window.rootViewController = NavigationController(
      rootViewController: CountViewController(store: store))
  }
}
