// Demonstrates a test's router: it notes where it is to lead, and leads
// nowhere.

import LayerTracing

@Layer(.router)
final class LiveNewsListRouterMock:
  LiveNewsListPresenterToRouterProtocol
{
  private let notes: NewsNotes

  init(notes: NewsNotes) {
    self.notes = notes
  }

  func returnToList() {
    notes.add("List")
  }

  func showArticle(_ article: LiveNewsData) {
    notes.add("Article, \(article.title)")
  }
}
