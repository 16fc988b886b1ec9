// Demonstrates MVVM's assembly: the scene chooses the model, and hands
// each layer the one below it.

import Features
import Widgets

/// Puts the greeting, built in MVVM, into a window.
public final class GreetingSceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the view model, and the view that owns it.
  public func scene(willConnectTo window: Window) {
    window.rootViewController = GreetingViewController(
      viewModel: GreetingViewModel(person: .davidBlaine))
  }
}
