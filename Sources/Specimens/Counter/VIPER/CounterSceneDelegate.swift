// Demonstrates VIPER's assembly: who owns whom is decided here. The view
// owns the presenter, the presenter the interactor; the way back is
// weak. There is no Router: a counter leads nowhere.

import Widgets

/// Puts the counter, built in VIPER, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes view, interactor and presenter.
  public func scene(willConnectTo window: Window) {
    let view = CountViewController()
    let interactor = CountInteractor()
    let presenter = CountPresenter(view: view, interactor: interactor)
    view.presenter = presenter
    interactor.output = presenter
    window.rootViewController = view
  }
}
