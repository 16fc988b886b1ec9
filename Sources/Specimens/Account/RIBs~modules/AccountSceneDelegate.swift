// Demonstrates that the root of a tree can be a screen of the app's own:
// the main one, which is seen again when the account is through.

import Features
import RIBsFramework
import Widgets

/// Puts the account, built in RIBs, into a window.
public final class AccountSceneDelegate: SceneDelegate {
  private let service: AccountService
  private var launchRouter: (any LaunchRouting)?

  /// Makes a delegate that has assembled nothing yet.
  public init(service: AccountService) {
    self.service = service
  }

  /// Has the main RIB built; its router stays here, for no other owns it.
  public func scene(willConnectTo window: Window) {
    let component = AccountAppComponent(service: service)
    launchRouter = MainBuilder(dependency: component).build()
  }

  /// Launches the main RIB; in UIKit, at the end of the method above.
  public func sceneDidConnect(to window: Window) {
    launchRouter?.launch(from: window)
  }
}
