// Demonstrates MVP's assembly: the scene chooses the model, makes view
// and presenter, and introduces them.

import Features
import Widgets

/// Puts the greeting, built in MVP, into a window.
public final class GreetingSceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the view and the presenter that it owns.
  public func scene(willConnectTo window: Window) {
    let view = GreetingViewController()
    view.presenter = GreetingPresenter(view: view, person: .davidBlaine)
    window.rootViewController = view
  }
}
