// Demonstrates a test's interactor: it notes what the presenter asks for,
// and answers nothing. What comes after an answer, the test says itself.

import LayerTracing

@Layer(.interactor)
final class AccountInteractorMock: AccountInteractorProtocol {
  private let notes: AccountNotes

  init(notes: AccountNotes) {
    self.notes = notes
  }

  func requestSettings() {
    notes.add("requestSettings")
  }

  func provideState() {
    notes.add("provideState")
  }

  func applyCheckCard() {
    notes.add("applyCheckCard")
  }

  func moveToMain() {
    notes.add("moveToMain")
  }

  func confirm() {
    notes.add("confirm")
  }
}
