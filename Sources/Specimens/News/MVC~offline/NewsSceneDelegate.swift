// Demonstrates MVC's assembly with a service: the scene makes the model
// and hands it to the controller.

import Features
import Widgets

/// Puts the news, built in MVC, into a window.
public final class NewsSceneDelegate: SceneDelegate {
  private let service: NewsService
  private weak var viewController: LiveNewsListViewController?

  /// Makes a delegate that has assembled nothing yet.
  public init(service: NewsService) {
    self.service = service
  }

  /// Makes the model, the controller, and the stack that it stands on.
  public func scene(willConnectTo window: Window) {
    let list = LiveNewsList(service: service, archive: service.archive)
    let viewController = LiveNewsListViewController(list: list)
    window.rootViewController = NavigationController(
      rootViewController: viewController)
    self.viewController = viewController
  }

  /// Tells the controller, which has the stack, of a link.
  public func scene(openURLContexts contexts: Set<OpenURLContext>) {
    guard let url = contexts.first?.url,
      let number = NewsLink.article(url)
    else { return }
    viewController?.openArticle(number: number)
  }
}
