// Demonstrates MVC's assembly of two screens: the account stands on the
// main screen, which is its delegate.

import Features
import Widgets

/// Puts the account, built in MVC, into a window.
public final class AccountSceneDelegate: SceneDelegate {
  private let service: AccountService

  /// Makes a delegate that has assembled nothing yet.
  public init(service: AccountService) {
    self.service = service
  }

  /// Makes the controllers, and the stack that they stand on. It has no
  /// bar: the account is left by its own button.
  public func scene(willConnectTo window: Window) {
    let main = MainViewController()
    let account = AccountViewController(
      account: Account(service: service))
    account.delegate = main
    let stack = NavigationController(rootViewController: main)
    stack.isNavigationBarHidden = true
    stack.setViewControllers([main, account], animated: false)
    window.rootViewController = stack
  }
}
