// Demonstrates the Interactor of the root: it decides which child comes
// first, and links come in here. A workflow goes on from here.

import LayerTracing

protocol NewsRootRouting: LaunchRouting {
  func routeToList() -> any LiveNewsListActionableItem
}

@Layer(.interactor)
final class NewsRootInteractor: Interactor, NewsRootInteractable {
  /// Weak: the router owns its interactor.
  weak var router: (any NewsRootRouting)?
  /// Weak: its RIB is owned by the router, too.
  private weak var list: (any LiveNewsListActionableItem)?
  private var following: Task<Void, Never>?

  override func didBecomeActive() {
    list = router?.routeToList()
  }

  override func willResignActive() {
    following?.cancel()
  }
}

@Layer
extension NewsRootInteractor: URLHandler {
  func handle(_ url: String) {
    guard let workflow = ArticleWorkflow(url: url) else { return }
    following?.cancel()
    following = Task { await workflow.run(from: self) }
  }
}

@Layer
extension NewsRootInteractor: NewsRootActionableItem {
  /// It is there from the start. Behind a login it would be awaited.
  func waitForList() async -> (any LiveNewsListActionableItem)? {
    list
  }
}
