// Demonstrates the assembly of parent and child: there is one store, and
// the first state says that the account is open.

import Features
import Widgets

/// Puts the account, built around a store, into a window.
public final class AccountSceneDelegate: SceneDelegate {
  private let service: AccountService

  /// Makes a delegate that has assembled nothing yet.
  public init(service: AccountService) {
    self.service = service
  }

  /// Makes the store and the main view, and the stack that it stands on.
  /// It has no bar: the account is left by its own button.
  public func scene(willConnectTo window: Window) {
    let store = RootStore(
      state: MainState(account: AccountState()),
      reducer: MainReducer(),
      effects: MainEffects(account: AccountEffects(service: service)))
    let stack = NavigationController(
      rootViewController: MainViewController(store: store))
    stack.isNavigationBarHidden = true
    window.rootViewController = stack
  }
}
