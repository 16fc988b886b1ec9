// Demonstrates MVVM's assembly of two screens: the account stands on the
// main screen, which needs no view model.

import Features
import Widgets

/// Puts the account, built in MVVM, into a window.
public final class AccountSceneDelegate: SceneDelegate {
  private let service: AccountService

  /// Makes a delegate that has assembled nothing yet.
  public init(service: AccountService) {
    self.service = service
  }

  /// Makes model, view model and view, and the stack that they stand on.
  /// It has no bar: the account is left by its own button.
  public func scene(willConnectTo window: Window) {
    let main = MainViewController()
    let view = AccountViewController(
      viewModel: AccountViewModel(account: Account(service: service)))
    let stack = NavigationController(rootViewController: main)
    stack.isNavigationBarHidden = true
    stack.setViewControllers([main, view], animated: false)
    window.rootViewController = stack
  }
}
