// Demonstrates VIPER's assembly by hand: who owns whom is decided in
// seven lines. There is no Router: a greeting leads nowhere.

import Widgets

/// Puts the greeting, built in VIPER, into a window.
public final class GreetingSceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes view, presenter and interactor, and wires them.
  public func scene(willConnectTo window: Window) {
    let view = GreetingViewController()
    let presenter = GreetingPresenter()
    let interactor = GreetingInteractor()
    view.eventHandler = presenter
    presenter.view = view
    presenter.greetingProvider = interactor
    interactor.output = presenter
    window.rootViewController = view
  }
}
