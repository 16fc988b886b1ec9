// Demonstrates a test's router: it notes where it is to lead, and leads
// nowhere.

import LayerTracing

@Layer(.router)
final class CandyRouterMock: CandyRouterProtocol {
  private let notes: CandyNotes

  init(notes: CandyNotes) {
    self.notes = notes
  }

  func returnToCandy() {
    notes.add("Candy")
  }

  func showReceipt(_ receipt: ReceiptData) {
    notes.add("Receipt, Incl Tax : \(receipt.totalInclTax)won")
  }
}
