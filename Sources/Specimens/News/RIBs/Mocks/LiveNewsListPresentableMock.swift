// Demonstrates a test's Presentable: it notes the data that it is told,
// before any of it is put into words.

import LayerTracing

@Layer(.presenter)
final class LiveNewsListPresentableMock: LiveNewsListPresentable {
  private let notes: NewsNotes

  init(notes: NewsNotes) {
    self.notes = notes
  }

  func present(news: [LiveNewsData]) {
    let (first, last) = (news.first?.title, news.last?.title)
    notes.add(
      "\(news.count) news, \(first ?? "none") to \(last ?? "none")")
  }

  func presentFailure() {
    notes.add("failure")
  }

  func presentNoArticle() {
    notes.add("no such article")
  }
}
