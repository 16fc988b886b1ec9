// Demonstrates the assembly of a Store with a file: only the effects
// are handed it.

import Features
import Widgets

/// Puts the candy shop, built around a store, into a window.
public final class CandySceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the store and the view, and the stack that it stands on.
  public func scene(willConnectTo window: Window) {
    let store = RootStore(
      state: CandyState(), reducer: CandyReducer(),
      effects: CandyEffects(file: CandyFile(text: GoodsFile.today)))
    window.rootViewController = NavigationController(
      rootViewController: CandyViewController(store: store))
  }
}
