// Demonstrates how an app of RIBs starts: what comes from outside, the
// service, enters the tree at its top.

import Features
import Widgets

/// Puts the candy shop, built in RIBs, into a window.
public final class CandySceneDelegate: SceneDelegate {
  private let service: CandyService
  private var launchRouter: (any LaunchRouting)?
  private var urlHandler: (any URLHandler)?

  /// Makes a delegate that has assembled nothing yet.
  public init(service: CandyService) {
    self.service = service
  }

  /// Has the root built; its router stays here, for no other owns it.
  public func scene(willConnectTo window: Window) {
    let component = CandyAppComponent(service: service)
    let root = CandyRootBuilder(dependency: component).build()
    launchRouter = root.launchRouter
    urlHandler = root.urlHandler
  }

  /// Launches the root; in UIKit, at the end of the method above.
  public func sceneDidConnect(to window: Window) {
    launchRouter?.launch(from: window)
  }

  /// Tells the root of a link.
  public func scene(openURLContexts contexts: Set<OpenURLContext>) {
    guard let url = contexts.first?.url else { return }
    urlHandler?.handle(url)
  }
}
