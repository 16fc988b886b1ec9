// Demonstrates the assembly with a coordinator: the scene owns it beside
// the window and the stack. The coordinator makes all that stands on it.

import Features
import Widgets

/// Puts the candy shop, built in MVVM with a coordinator, into a window.
public final class CandySceneDelegate: SceneDelegate {
  private let service: CandyService
  private var coordinator: CandyCoordinator?

  /// Makes a delegate that has assembled nothing yet.
  public init(service: CandyService) {
    self.service = service
  }

  /// Makes the stack, and the coordinator that puts screens on it.
  public func scene(willConnectTo window: Window) {
    let navigationController = NavigationController()
    coordinator = CandyCoordinator(
      navigationController: navigationController, service: service)
    window.rootViewController = navigationController
  }

  /// Starts the coordinator, which shows the first screen; in UIKit, at
  /// the end of the method above.
  public func sceneDidConnect(to window: Window) {
    coordinator?.start()
    window.makeKeyAndVisible()
  }

  /// Tells the coordinator of a link.
  public func scene(openURLContexts contexts: Set<OpenURLContext>) {
    guard contexts.first?.url == CandyLink.receipt else { return }
    coordinator?.openReceipt()
  }
}
