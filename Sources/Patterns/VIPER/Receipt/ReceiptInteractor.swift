// Demonstrates a small Interactor: it holds what its module is about.

import LayerTracing

@Layer(.interactor)
final class ReceiptInteractor: ReceiptProvider {
  weak var output: (any ReceiptOutput)?
  private let receipt: ReceiptData

  init(receipt: ReceiptData) {
    self.receipt = receipt
  }

  func provideReceipt() {
    output?.receiveReceipt(receipt)
  }
}
