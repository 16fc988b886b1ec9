import Widgets

/// Puts the three together.
final class LampSceneDelegate: SceneDelegate {
  func scene(willConnectTo window: Window) {
    let view = LampViewController()
    view.presenter = LampPresenter(view: view, bulb: Bulb())
    window.rootViewController = view
  }
}
