// Demonstrates the assembly of a Store: a first state, and a reducer. The
// store doesn't know the view that is handed it.

import Widgets

/// Puts the counter, built around a store, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the store, and the view that owns it.
  public func scene(willConnectTo window: Window) {
    window.rootViewController = CountViewController(
      store: RootStore(state: CountState(), reducer: CountReducer()))
  }
}
