// Demonstrates that the assembly of MVP is the same with a supervising
// Presenter: the scene makes both, and introduces them.

import Widgets

/// Puts the counter, built in MVP, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the model, the view, and the presenter that it owns.
  public func scene(willConnectTo window: Window) {
    let view = CountViewController()
    view.presenter = CountPresenter(view: view, amount: Amount())
    window.rootViewController = view
  }
}
