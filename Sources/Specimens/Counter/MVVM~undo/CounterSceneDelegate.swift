// Demonstrates MVVM's assembly: each layer is handed the one below it,
// and none is introduced to the one above.

import Widgets

/// Puts the counter, built in MVVM, into a window.
public final class CounterSceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes model, view model and view, and the stack that it stands on.
  public func scene(willConnectTo window: Window) {
    window.rootViewController = NavigationController(
      rootViewController: CountViewController(
        viewModel: CountViewModel(amount: Amount())))
  }
}
