// Starts an app of RIBs as any of its scene delegates does, with a root
// whose first RIB is built around a double.

import Widgets

final class DoubledSceneDelegate: SceneDelegate {
  private let build: () -> (any LaunchRouting, (any URLHandler)?)
  private var launchRouter: (any LaunchRouting)?
  private var urlHandler: (any URLHandler)?

  init(build: @escaping () -> (any LaunchRouting, (any URLHandler)?)) {
    self.build = build
  }

  func scene(willConnectTo window: Window) {
    (launchRouter, urlHandler) = build()
  }

  func sceneDidConnect(to window: Window) {
    launchRouter?.launch(from: window)
  }

  /// Tells the root of a link.
  func scene(openURLContexts contexts: Set<OpenURLContext>) {
    guard let url = contexts.first?.url else { return }
    urlHandler?.handle(url)
  }
}
