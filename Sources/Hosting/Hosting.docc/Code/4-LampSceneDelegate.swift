import Widgets

/// Puts the three together.
final class LampSceneDelegate: SceneDelegate {
  private let hub: Hub

  init(hub: Hub) {
    self.hub = hub
  }

  func scene(willConnectTo window: Window) {
    let view = LampViewController()
    view.presenter = LampPresenter(view: view, bulb: Bulb(hub: hub))
    window.rootViewController = view
  }
}
