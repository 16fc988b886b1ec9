// Demonstrates the assembly of a Store: the scene chooses the first
// state, and whom it greets with it.

import Features
import Widgets

/// Puts the greeting, built around a store, into a window.
public final class GreetingSceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the store, and the view that owns it.
  public func scene(willConnectTo window: Window) {
    let store = RootStore(
      state: GreetingState(person: .davidBlaine),
      reducer: GreetingReducer())
    window.rootViewController = GreetingViewController(store: store)
  }
}
