// Demonstrates a test's interactor: it notes what the presenter asks for,
// and answers nothing. What comes after an answer, the test says itself.

import LayerTracing

@Layer(.interactor)
final class CandyInteractorMock: CandyInteractorProtocol {
  private let notes: CandyNotes

  init(notes: CandyNotes) {
    self.notes = notes
  }

  func fetchCandy() {
    notes.add("fetchCandy")
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

  func reopenReceipt() {
    notes.add("reopenReceipt")
  }
}
