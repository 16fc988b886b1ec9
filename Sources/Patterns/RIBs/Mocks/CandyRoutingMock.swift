// Demonstrates a test's router: it notes which child it is to attach or
// detach, and has none.

import LayerTracing

@Layer(.router)
final class CandyRoutingMock: CandyRouting {
  private let notes: CandyNotes
  let interactable: any Interactable
  let viewControllable: any ViewControllable = ViewControllableMock()
  let children: [any Routing] = []

  init(interactable: any Interactable, notes: CandyNotes) {
    self.interactable = interactable
    self.notes = notes
  }

  func routeToReceipt(_ receipt: ReceiptData) {
    notes.add("Receipt, \(receipt.totalInclTax)")
  }

  func detachReceipt() {
    notes.add("no Receipt")
  }

  func load() {}
  func attachChild(_ child: any Routing) {}
  func detachChild(_ child: any Routing) {}
}
