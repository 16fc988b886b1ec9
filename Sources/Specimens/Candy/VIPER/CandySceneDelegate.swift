// Demonstrates how a scene starts with VIPER: it makes the view, has the
// module built around it, and knows no other part.

import Features
import Widgets

/// Puts the candy shop, built in VIPER, into a window.
public final class CandySceneDelegate: SceneDelegate {
  private let service: CandyService
  private weak var router: CandyRouter?

  /// Makes a delegate that has assembled nothing yet.
  public init(service: CandyService) {
    self.service = service
  }

  /// Has the module built, and makes the stack that it stands on.
  public func scene(willConnectTo window: Window) {
    let view = CandyViewController()
    router = CandyBuilder.buildModule(around: view, service: service)
    window.rootViewController = NavigationController(
      rootViewController: view)
  }

  /// Tells the router of a link.
  public func scene(openURLContexts contexts: Set<OpenURLContext>) {
    guard contexts.first?.url == CandyLink.receipt else { return }
    router?.openReceipt()
  }
}
