// Demonstrates MVVM's assembly with a coordinator: the scene owns it, as
// it owns the window, and starts it before anything is shown.

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

  /// Makes the layers, the stack that they stand on, and the coordinator.
  public func scene(willConnectTo window: Window) {
    let viewModel = CandyViewModel(order: CandyOrder(service: service))
    let navigationController = NavigationController(
      rootViewController: CandyViewController(viewModel: viewModel))
    coordinator = CandyCoordinator(
      navigationController: navigationController, viewModel: viewModel)
    window.rootViewController = navigationController
  }

  /// Starts the coordinator, and shows the first screen.
  public func sceneWillEnterForeground(in window: Window) {
    coordinator?.start()
    window.makeKeyAndVisible()
  }

  /// Tells the coordinator of a link.
  public func scene(openURLContexts contexts: Set<OpenURLContext>) {
    guard contexts.first?.url == CandyLink.receipt else { return }
    coordinator?.openReceipt()
  }
}
