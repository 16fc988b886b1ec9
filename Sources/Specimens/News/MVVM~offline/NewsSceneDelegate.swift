// Demonstrates MVVM's assembly with a service: model, view model and view
// are made from the bottom up.

import Features
import Widgets

/// Puts the news, built in MVVM, into a window.
public final class NewsSceneDelegate: SceneDelegate {
  private let service: NewsService
  private weak var viewController: LiveNewsListViewController?

  /// Makes a delegate that has assembled nothing yet.
  public init(service: NewsService) {
    self.service = service
  }

  /// Makes the layers, and the stack that they stand on.
  public func scene(willConnectTo window: Window) {
    let viewModel = LiveNewsListViewModel(
      list: LiveNewsList(service: service, archive: service.archive))
    let viewController = LiveNewsListViewController(viewModel: viewModel)
    window.rootViewController = NavigationController(
      rootViewController: viewController)
    self.viewController = viewController
  }

  /// Tells the view, which has the stack, of a link.
  public func scene(openURLContexts contexts: Set<OpenURLContext>) {
    guard let url = contexts.first?.url,
      let number = NewsLink.article(url)
    else { return }
    viewController?.openArticle(number: number)
  }
}
