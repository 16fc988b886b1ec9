// Demonstrates a small Interactor: it holds what its module is about.

import LayerTracing

@Layer(.interactor)
final class ReceiptInteractor: ReceiptInteractorProtocol {
  weak var presenter: (any ReceiptInteractorOutput)?
  private let receipt: ReceiptData

  init(receipt: ReceiptData) {
    self.receipt = receipt
  }

  func provideReceipt() {
    presenter?.receiveReceipt(receipt)
  }
}
