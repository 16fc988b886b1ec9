// Demonstrates MVP's assembly with a service: the scene makes model,
// view and presenter, and introduces them.

import Features
import Widgets

/// Puts the news, built in MVP, into a window.
public final class NewsSceneDelegate: SceneDelegate {
  private let service: NewsService
  private weak var viewController: LiveNewsListViewController?

  /// Makes a delegate that has assembled nothing yet.
  public init(service: NewsService) {
    self.service = service
  }

  /// Makes model, view and presenter, and the stack that they stand on.
  public func scene(willConnectTo window: Window) {
    let view = LiveNewsListViewController()
    view.presenter = LiveNewsListPresenter(
      view: view,
      list: LiveNewsList(service: service, archive: service.archive))
    window.rootViewController = NavigationController(
      rootViewController: view)
    viewController = view
  }

  /// Tells the view, which has the stack, of a link.
  public func scene(openURLContexts contexts: Set<OpenURLContext>) {
    guard let url = contexts.first?.url,
      let number = NewsLink.article(url)
    else { return }
    viewController?.openArticle(number: number)
  }
}
