// Demonstrates the assembly of a Store with a file: only the effects
// are handed it.

import Features
import Widgets

/// Puts the candy shop, built around a store, into a window.
public final class CandySceneDelegate: SceneDelegate {
  private let goods: GoodsFile
  private weak var store: RootStore<CandyReducer>?

  /// Makes a delegate that has assembled nothing yet.
  public init(goods: GoodsFile) {
    self.goods = goods
  }

  /// Makes the store and the view, and the stack that it stands on.
  public func scene(willConnectTo window: Window) {
    let store = RootStore(
      state: CandyState(), reducer: CandyReducer(),
      effects: CandyEffects(file: CandyFile(goods: goods)))
    self.store = store
    window.rootViewController = NavigationController(
      rootViewController: CandyViewController(store: store))
  }

  /// A link is an action like any other.
  public func scene(openURLContexts contexts: Set<OpenURLContext>) {
    guard contexts.first?.url == CandyLink.receipt else { return }
    store?.send(.linkOpened)
  }
}
