// Demonstrates a test's view: it has no table, so it asks for the rows by
// itself, as a table would, and notes the first and the last.

import LayerTracing

@Layer(.view)
final class LiveNewsListViewMock: LiveNewsListPresenterToViewProtocol {
  weak var presenter: (any LiveNewsListViewToPresenterProtocol)?
  private let notes: NewsNotes

  init(notes: NewsNotes) {
    self.notes = notes
  }

  func showNews() {
    let count = presenter?.getNewsListCount() ?? 0
    let first = presenter?.getNews(index: 0)?.title ?? "none"
    let last = presenter?.getNews(index: count - 1)?.title ?? "none"
    notes.add("\(count) news, \(first) to \(last)")
  }

  func showError(_ message: String) {
    notes.add(message)
  }
}
