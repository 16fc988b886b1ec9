// Demonstrates a test's router: it notes which child it is to attach or
// detach, and has none.

import LayerTracing

@Layer(.router)
final class LiveNewsListRoutingMock: LiveNewsListRouting {
  private let notes: NewsNotes
  let interactable: any Interactable
  let viewControllable: any ViewControllable
  let children: [any Routing] = []

  init(
    interactable: any Interactable,
    viewControllable: any ViewControllable = ViewControllableMock(),
    notes: NewsNotes
  ) {
    self.interactable = interactable
    self.viewControllable = viewControllable
    self.notes = notes
  }

  func routeToArticle(_ article: LiveNewsData) {
    notes.add("Article, \(article.title)")
  }

  func detachArticle() {
    notes.add("no Article")
  }

  func routeToList() {
    notes.add("list")
  }

  func load() {}
  func attachChild(_ child: any Routing) {}
  func detachChild(_ child: any Routing) {}
}
