// Demonstrates VIPER's assembly: who owns whom is decided here. The view
// owns the presenter, the presenter the interactor; the way back is
// weak. There is no Router: a counter leads nowhere.

import Widgets

/// Puts the counter, built in VIPER, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  /// Weak: the presenter owns it.
  private weak var interactor: CountInteractor?

  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes view, interactor and presenter.
  public func scene(willConnectTo window: Window) {
    let view = CountViewController()
    let activity = window.stateRestorationActivity
    let interactor = CountInteractor(
      amount: Amount(number: activity?.userInfo["number"] ?? 0))
    self.interactor = interactor
    let presenter = CountPresenter(view: view, interactor: interactor)
    view.presenter = presenter
    interactor.output = presenter
    window.rootViewController = view
  }

  /// Gives the number for the next process of the app to go on with.
  public func stateRestorationActivity(
    for window: Window
  ) -> UserActivity? {
    let activity = UserActivity(activityType: "counter")
    activity.userInfo["number"] = interactor?.number
    return activity
  }
}
