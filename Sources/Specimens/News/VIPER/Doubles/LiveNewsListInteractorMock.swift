// Demonstrates a test's interactor: it notes what the presenter asks for.
// Where an answer is returned, it has to have one: there are no news.

import LayerTracing

@Layer(.interactor)
final class LiveNewsListInteractorMock:
  LiveNewsListPresenterToInteractorProtocol
{
  private let notes: NewsNotes

  init(notes: NewsNotes) {
    self.notes = notes
  }

  func fetchLiveNews() {
    notes.add("fetchLiveNews")
  }

  func newsCount() -> Int {
    notes.add("newsCount")
    return 0
  }

  func news(at index: Int) -> LiveNewsData? {
    notes.add("news at \(index)")
    return nil
  }
}
