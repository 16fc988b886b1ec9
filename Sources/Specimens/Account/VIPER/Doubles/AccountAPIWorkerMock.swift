// Demonstrates a test's worker: it notes what it is asked for, and asks
// no bank. The settings are fixed; the test says when they come.

import Features
import LayerTracing

@Layer(.worker)
final class AccountAPIWorkerMock: AccountAPIWorkerProtocol {
  private let notes: AccountNotes
  private let answers: Service
  private(set) var requests = 0

  init(notes: AccountNotes, answers: Service) {
    self.notes = notes
    self.answers = answers
  }

  func requestSettings(
    completion: @escaping (_ result: SettingsResult) -> Void
  ) {
    requests += 1
    notes.add("requestSettings")
    answers.request(
      "requestSettings", answer: .onFile, completion: completion)
  }
}
