// Demonstrates a test's router: it notes where it is to lead, and leads
// nowhere.

import LayerTracing

@Layer(.router)
final class AccountRouterMock: AccountRouterProtocol {
  private let notes: AccountNotes

  init(notes: AccountNotes) {
    self.notes = notes
  }

  func showApplyCard() {
    notes.add("apply card")
  }

  func finish() {
    notes.add("finish")
  }
}
