// Demonstrates a test's router: it notes where it is to lead, and leads
// nowhere.

import LayerTracing

@Layer(.router)
final class CandyRouterMock: CandyRouterProtocol {
  private(set) var told: [String] = []

  func showReceipt(_ receipt: ReceiptData) {
    told.append("Receipt, Incl Tax : \(receipt.totalInclTax)won")
  }
}
