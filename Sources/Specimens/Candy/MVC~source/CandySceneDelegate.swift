// Demonstrates MVC's assembly with a file: the scene makes the model
// and hands it to the controller.

import Features
import Widgets

/// Puts the candy shop, built in MVC, into a window.
public final class CandySceneDelegate: SceneDelegate {
  private let goods: GoodsFile
  private weak var viewController: CandyViewController?

  /// Makes a delegate that has assembled nothing yet.
  public init(goods: GoodsFile) {
    self.goods = goods
  }

  /// Makes the model, the controller, and the stack that it stands on.
  public func scene(willConnectTo window: Window) {
    let order = CandyOrder(
      file: CandyFile(goods: goods))
    let viewController = CandyViewController(order: order)
    window.rootViewController = NavigationController(
      rootViewController: viewController)
    self.viewController = viewController
  }

  /// Tells the controller, which has the stack, of a link.
  public func scene(openURLContexts contexts: Set<OpenURLContext>) {
    guard contexts.first?.url == CandyLink.receipt else { return }
    viewController?.openReceipt()
  }
}
