// Demonstrates the Router of VIPER with two ways: one covers the screen,
// the other leaves it.

import LayerTracing
import Widgets

@Layer(.router)
final class AccountRouter: AccountRouterProtocol {
  weak var viewController: ViewController?

  func showApplyCard() {
    viewController?.present(ApplyCardViewController(), animated: true)
  }

  func finish() {
    viewController?.navigationController?.popViewController(
      animated: true)
  }
}
