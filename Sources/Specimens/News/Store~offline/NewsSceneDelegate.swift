// Demonstrates the assembly of a Store with a service: only the effects
// are handed it.

import Features
import Widgets

/// Puts the news, built around a store, into a window.
public final class NewsSceneDelegate: SceneDelegate {
  private let service: NewsService
  private weak var store: RootStore<LiveNewsListReducer>?

  /// Makes a delegate that has assembled nothing yet.
  public init(service: NewsService) {
    self.service = service
  }

  /// Makes the store and the view, and the stack that it stands on.
  public func scene(willConnectTo window: Window) {
    let store = RootStore(
      state: LiveNewsListState(), reducer: LiveNewsListReducer(),
      effects: LiveNewsListEffects(
        service: service, archive: service.archive))
    self.store = store
    window.rootViewController = NavigationController(
      rootViewController: LiveNewsListViewController(store: store))
  }

  /// A link is an action like any other.
  public func scene(openURLContexts contexts: Set<OpenURLContext>) {
    guard let url = contexts.first?.url,
      let number = NewsLink.article(url)
    else { return }
    store?.send(.linkOpened(number))
  }
}
