// Demonstrates how a scene starts where Routers assemble: it asks the
// list's Router for the module, and shows the view that it is given.

import Features
import Widgets

/// Puts the news, built in VIPER, into a window.
public final class NewsSceneDelegate: SceneDelegate {
  private let service: NewsService

  /// Makes a delegate that has assembled nothing yet.
  public init(service: NewsService) {
    self.service = service
  }

  /// Has the module made, and makes the stack that it stands on.
  public func scene(willConnectTo window: Window) {
    window.rootViewController = NavigationController(
      rootViewController: LiveNewsListRouter.createModule(
        service: service))
  }
}
