// Demonstrates a test's use case: it notes what it is asked for, and
// fetches nothing. The goods are fixed; the test says when they come.

import Features
import LayerTracing

@Layer(.useCase)
final class CandyUseCaseMock: CandyUseCase {
  private let notes: CandyNotes
  private let answers: Service
  private(set) var requests = 0

  init(notes: CandyNotes, answers: Service) {
    self.notes = notes
    self.answers = answers
  }

  func fetchCandy(
    completion: @escaping (_ result: CandyResult) -> Void
  ) {
    requests += 1
    notes.add("fetchCandy")
    answers.request(
      "fetchCandy", answer: .today(in: answers.language),
      completion: completion)
  }
}
