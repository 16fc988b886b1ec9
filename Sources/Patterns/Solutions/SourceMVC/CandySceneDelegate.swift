// Demonstrates MVC's assembly with a file: the scene makes the model
// and hands it to the controller.

import Features
import Widgets

/// Puts the candy shop, built in MVC, into a window.
public final class CandySceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the model, the controller, and the stack that it stands on.
  public func scene(willConnectTo window: Window) {
    let order = CandyOrder(
      file: CandyFile(text: GoodsFile.today))
    window.rootViewController = NavigationController(
      rootViewController: CandyViewController(order: order))
  }
}
