// Demonstrates MVVM's assembly with a file: model, view model and view
// are made from the bottom up.

import Features
import Widgets

/// Puts the candy shop, built in MVVM, into a window.
public final class CandySceneDelegate: SceneDelegate {
  private let goods: GoodsFile
  private weak var viewController: CandyViewController?

  /// Makes a delegate that has assembled nothing yet.
  public init(goods: GoodsFile) {
    self.goods = goods
  }

  /// Makes the layers, and the stack that they stand on.
  public func scene(willConnectTo window: Window) {
    let viewModel = CandyViewModel(
      order: CandyOrder(file: CandyFile(goods: goods)))
    let viewController = CandyViewController(viewModel: viewModel)
    window.rootViewController = NavigationController(
      rootViewController: viewController)
    self.viewController = viewController
  }

  /// Tells the view, which has the stack, of a link.
  public func scene(openURLContexts contexts: Set<OpenURLContext>) {
    guard contexts.first?.url == CandyLink.receipt else { return }
    viewController?.openReceipt()
  }
}
