// Demonstrates VIPER's assembly: who owns whom is decided here. The view
// owns the presenter, the presenter the interactor; the way back is
// weak. What two modules share is made here, too.

import Widgets

/// Puts the counter, built in VIPER, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the module, what it shares with the next one, and the stack.
  public func scene(willConnectTo window: Window) {
    let view = CountViewController()
    let store = AmountStore()
    let interactor = CountInteractor(store: store)
    let router = CountRouter(reviewBuilder: ReviewBuilder(store: store))
    let presenter = CountPresenter(
      view: view, interactor: interactor, router: router)
    view.presenter = presenter
    interactor.output = presenter
    router.viewController = view
    window.rootViewController = NavigationController(
      rootViewController: view)
  }
}
