// Demonstrates MVC's assembly with a service: the scene makes the model
// and hands it to the controller.

import Features
import Widgets

/// Puts the news, built in MVC, into a window.
public final class NewsSceneDelegate: SceneDelegate {
  private let service: NewsService

  /// Makes a delegate that has assembled nothing yet.
  public init(service: NewsService) {
    self.service = service
  }

  /// Makes the model, the controller, and the stack that it stands on.
  public func scene(willConnectTo window: Window) {
    let list = LiveNewsList(service: service, stored: .yesterday)
    window.rootViewController = NavigationController(
      rootViewController: LiveNewsListViewController(list: list))
  }
}
