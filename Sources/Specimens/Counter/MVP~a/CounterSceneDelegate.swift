// The assembly of the counter, built in MVP.

import Widgets

/// Puts the counter, built in MVP, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the model, the view, and the presenter that it owns.
  public func scene(willConnectTo window: Window) {
    let view = CountViewController()
    let amount = Amount()
    view.presenter = CountPresenter(view: view, amount: amount)
    view.amount = amount
    window.rootViewController = view
  }
}
