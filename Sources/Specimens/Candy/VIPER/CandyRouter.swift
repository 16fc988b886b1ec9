// Demonstrates the Router (or wireframe) of VIPER: it knows how to get to
// another screen. It has the next module built, and pushes it. In the
// post (000) it is an empty class: there is no second screen.

import LayerTracing
import Widgets

@Layer(.router)
final class CandyRouter: CandyRouterProtocol {
  weak var viewController: ViewController?

  func returnToCandy() {
    viewController?.navigationController?.popToRootViewController(
      animated: false)
  }

  func showReceipt(_ receipt: ReceiptData) {
    viewController?.navigationController?.pushViewController(
      ReceiptBuilder.buildModule(for: receipt), animated: true)
  }
}
