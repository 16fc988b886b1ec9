// Demonstrates MVP's assembly of two screens: the account stands on the
// main screen, which needs no presenter.

import Features
import Widgets

/// Puts the account, built in MVP, into a window.
public final class AccountSceneDelegate: SceneDelegate {
  private let service: AccountService

  /// Makes a delegate that has assembled nothing yet.
  public init(service: AccountService) {
    self.service = service
  }

  /// Makes model, view and presenter, and the stack that they stand on.
  /// It has no bar: the account is left by its own button.
  public func scene(willConnectTo window: Window) {
    let main = MainViewController()
    let view = AccountViewController()
    view.presenter = AccountPresenter(
      view: view, account: Account(service: service))
    let stack = NavigationController(rootViewController: main)
    stack.isNavigationBarHidden = true
    stack.setViewControllers([main, view], animated: false)
    window.rootViewController = stack
  }
}
