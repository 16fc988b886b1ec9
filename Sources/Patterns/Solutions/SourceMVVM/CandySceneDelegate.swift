// Demonstrates MVVM's assembly with a file: model, view model and view
// are made from the bottom up.

import Features
import Widgets

/// Puts the candy shop, built in MVVM, into a window.
public final class CandySceneDelegate: SceneDelegate {
  /// Makes a delegate that has assembled nothing yet.
  public init() {}

  /// Makes the layers, and the stack that they stand on.
  public func scene(willConnectTo window: Window) {
    let viewModel = CandyViewModel(
      order: CandyOrder(file: CandyFile(text: GoodsFile.today)))
    window.rootViewController = NavigationController(
      rootViewController: CandyViewController(viewModel: viewModel))
  }
}
