// Demonstrates how a scene starts with VIPER: it has the module built,
// and speaks to it by its module input alone.

import Features
import Widgets

/// Puts the candy shop, built in VIPER, into a window.
public final class CandySceneDelegate: SceneDelegate {
  private let goods: GoodsFile
  private weak var candy: (any CandyModuleInput)?

  /// Makes a delegate that has assembled nothing yet.
  public init(goods: GoodsFile) {
    self.goods = goods
  }

  /// Has the module built, and makes the stack that it stands on.
  public func scene(willConnectTo window: Window) {
    let component = CandyComponent(goods: goods)
    let view = CandyBuilder(component: component).build()
    candy = view.moduleInput
    window.rootViewController = NavigationController(
      rootViewController: view)
  }

  /// Tells the module of a link.
  public func scene(openURLContexts contexts: Set<OpenURLContext>) {
    guard contexts.first?.url == CandyLink.receipt else { return }
    candy?.openReceipt()
  }
}
