// Demonstrates a test's worker: it notes what it is asked for, and
// fetches nothing. The news are fixed; the test says when they come.

import Features
import LayerTracing

@Layer(.worker)
final class LiveNewsWorkerMock: LiveNewsWorkerProtocol {
  private let notes: NewsNotes
  private let answers: Service
  private(set) var requests = 0

  init(notes: NewsNotes, answers: Service) {
    self.notes = notes
    self.answers = answers
  }

  func fetchLiveNews(
    completion: @escaping (_ result: NewsResult) -> Void
  ) {
    requests += 1
    notes.add("fetchLiveNews")
    answers.request(
      "fetchLiveNews", answer: .today(in: answers.language),
      completion: completion)
  }
}
