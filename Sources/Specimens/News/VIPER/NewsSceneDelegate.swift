// Demonstrates how a scene starts where Routers assemble: it asks the
// list's Router for the module, and shows the view that it is given.

import Features
import Widgets

/// Puts the news, built in VIPER, into a window.
public final class NewsSceneDelegate: SceneDelegate {
  private let service: NewsService
  private weak var news: (any LiveNewsListSceneToPresenterProtocol)?

  /// Makes a delegate that has assembled nothing yet.
  public init(service: NewsService) {
    self.service = service
  }

  /// Has the module made, and makes the stack that it stands on.
  public func scene(willConnectTo window: Window) {
    let view = LiveNewsListRouter.createModule(service: service)
    news = view.moduleInput
    window.rootViewController = NavigationController(
      rootViewController: view)
  }

  /// Tells the module of a link.
  public func scene(openURLContexts contexts: Set<OpenURLContext>) {
    guard let url = contexts.first?.url,
      let number = NewsLink.article(url)
    else { return }
    news?.openArticle(number: number)
  }
}
