// Demonstrates a test's interactor: it notes what its router and its view
// ask for, and answers nothing.

import LayerTracing

@Layer(.interactor)
final class LiveNewsListInteractorMock:
  LiveNewsListInteractable, LiveNewsListPresentableListener,
  LiveNewsListActionableItem
{
  weak var router: (any LiveNewsListRouting)?
  private let notes: NewsNotes
  private(set) var isActive = false

  init(notes: NewsNotes) {
    self.notes = notes
  }

  func activate() {
    isActive = true
    notes.add("activate")
  }

  func deactivate() {
    isActive = false
    notes.add("deactivate")
  }

  func updateView() {
    notes.add("updateView")
  }

  func didSelectNews(index: Int) {
    notes.add("select \(index)")
  }

  func articleDidClose() {
    notes.add("article closed")
  }

  func waitForNews() async -> Bool {
    notes.add("wait for the news")
    return true
  }

  func openArticle(number: Int) {
    notes.add("article \(number)")
  }
}
