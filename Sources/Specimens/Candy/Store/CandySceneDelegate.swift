// Demonstrates the assembly of a Store with a service: only the effects
// are handed it.

import Features
import Widgets

/// Puts the candy shop, built around a store, into a window.
public final class CandySceneDelegate: SceneDelegate {
  private let service: CandyService
  private weak var store: RootStore<CandyReducer>?

  /// Makes a delegate that has assembled nothing yet.
  public init(service: CandyService) {
    self.service = service
  }

  /// Makes the store and the view, and the stack that it stands on.
  public func scene(willConnectTo window: Window) {
    let store = RootStore(
      state: CandyState(), reducer: CandyReducer(),
      effects: CandyEffects(service: service))
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
