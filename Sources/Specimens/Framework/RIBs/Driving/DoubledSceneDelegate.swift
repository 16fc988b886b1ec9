// Starts an app of RIBs as any of its scene delegates does, with a first
// RIB that is built around a double.

import Widgets

final class DoubledSceneDelegate: SceneDelegate, RootDependency {
  let firstChild: any RootChildBuildable
  private var launchRouter: (any LaunchRouting)?

  init(firstChild: any RootChildBuildable) {
    self.firstChild = firstChild
  }

  func scene(willConnectTo window: Window) {
    launchRouter = RootBuilder(dependency: self).build()
  }

  func sceneWillEnterForeground(in window: Window) {
    launchRouter?.launch(from: window)
  }

  /// Tells the root of a link.
  func scene(openURLContexts contexts: Set<OpenURLContext>) {
    guard let url = contexts.first?.url else { return }
    (launchRouter?.interactable as? any URLHandler)?.handle(url)
  }
}
