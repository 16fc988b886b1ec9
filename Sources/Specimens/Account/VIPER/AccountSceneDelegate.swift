// Demonstrates how a scene starts with VIPER: it has the module built,
// and puts it on the main screen.

import Features
import Widgets

/// Puts the account, built in VIPER, into a window.
public final class AccountSceneDelegate: SceneDelegate {
  private let service: AccountService

  /// Makes a delegate that has assembled nothing yet.
  public init(service: AccountService) {
    self.service = service
  }

  /// Has the module built, and makes the stack that it stands on. It has
  /// no bar: the account is left by its own button.
  public func scene(willConnectTo window: Window) {
    let main = MainViewController()
    let component = AccountComponent(service: service)
    let view = AccountBuilder(component: component).build()
    let stack = NavigationController(rootViewController: main)
    stack.isNavigationBarHidden = true
    stack.setViewControllers([main, view], animated: false)
    window.rootViewController = stack
  }
}
