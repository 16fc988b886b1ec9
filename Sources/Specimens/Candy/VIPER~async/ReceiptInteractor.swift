// Demonstrates a small Interactor: it holds what its module is about.

import LayerTracing

@Layer(.interactor)
final class ReceiptInteractor: ReceiptInteractorProtocol {
  private let receipt: ReceiptData

  init(receipt: ReceiptData) {
    self.receipt = receipt
  }

  func provideReceipt() -> ReceiptData {
    receipt
  }
}
