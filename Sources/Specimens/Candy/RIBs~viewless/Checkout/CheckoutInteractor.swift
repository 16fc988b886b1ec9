// Demonstrates an Interactor with nothing to present: it hears of its
// child, and tells its parent what that means. Source:
// github.com/uber/RIBs-iOS, the template of a RIB that owns no view.

import LayerTracing

protocol CheckoutRouting: Routing {
  func cleanupViews()
}

protocol CheckoutListener: AnyObject {
  func checkoutDidClose()
}

@Layer(.interactor)
final class CheckoutInteractor: Interactor, CheckoutInteractable {
  weak var router: (any CheckoutRouting)?
  weak var listener: (any CheckoutListener)?

  override func willResignActive() {
    router?.cleanupViews()
  }
}

@Layer
extension CheckoutInteractor: ReceiptListener {
  /// With its only step the checkout is over.
  func receiptDidClose() {
    listener?.checkoutDidClose()
  }
}
