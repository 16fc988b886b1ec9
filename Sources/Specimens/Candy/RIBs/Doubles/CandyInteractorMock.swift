// Demonstrates a test's interactor: it notes what its router and its view
// ask for, and answers nothing.

import LayerTracing

@Layer(.interactor)
final class CandyInteractorMock:
  CandyInteractable, CandyPresentableListener, CandyActionableItem
{
  weak var router: (any CandyRouting)?
  private let notes: CandyNotes
  private(set) var isActive = false

  init(notes: CandyNotes) {
    self.notes = notes
  }

  func activate() {
    isActive = true
    notes.add("activate")
  }

  func deactivate() {
    isActive = false
    notes.add("deactivate")
  }

  func update(candyQuantity quantity: Int) {
    notes.add("candy \(quantity)")
  }

  func update(chocoQuantity quantity: Int) {
    notes.add("choco \(quantity)")
  }

  func buy() {
    notes.add("buy")
  }

  func retry() {
    notes.add("retry")
  }

  func receiptDidClose() {
    notes.add("receipt closed")
  }

  func openReceipt() {
    notes.add("openReceipt")
  }
}
