// Demonstrates MVP's assembly with a file: the scene makes model,
// view and presenter, and introduces them.

import Features
import Widgets

/// Puts the candy shop, built in MVP, into a window.
public final class CandySceneDelegate: SceneDelegate {
  private let goods: GoodsFile
  private weak var viewController: CandyViewController?

  /// Makes a delegate that has assembled nothing yet.
  public init(goods: GoodsFile) {
    self.goods = goods
  }

  /// Makes model, view and presenter, and the stack that they stand on.
  public func scene(willConnectTo window: Window) {
    let view = CandyViewController()
    view.presenter = CandyPresenter(
      view: view,
      order: CandyOrder(file: CandyFile(goods: goods)))
    window.rootViewController = NavigationController(
      rootViewController: view)
    viewController = view
  }

  /// Tells the view, which has the stack, of a link.
  public func scene(openURLContexts contexts: Set<OpenURLContext>) {
    guard contexts.first?.url == CandyLink.receipt else { return }
    viewController?.openReceipt()
  }
}
