// Demonstrates a test's router: it notes which child it is to attach or
// detach, and has none.

import LayerTracing

@Layer(.router)
final class CandyRoutingMock: CandyRouting {
  private let notes: CandyNotes
  let interactable: any Interactable
  let viewControllable: any ViewControllable
  let children: [any Routing] = []

  init(
    interactable: any Interactable,
    viewControllable: any ViewControllable = ViewControllableMock(),
    notes: CandyNotes
  ) {
    self.interactable = interactable
    self.viewControllable = viewControllable
    self.notes = notes
  }

  func routeToCheckout(_ receipt: ReceiptData) {
    notes.add("Checkout, \(receipt.totalInclTax)")
  }

  func detachCheckout() {
    notes.add("no Checkout")
  }

  func routeToCandy() {
    notes.add("Candy")
  }

  func load() {}
  func attachChild(_ child: any Routing) {}
  func detachChild(_ child: any Routing) {}
}
