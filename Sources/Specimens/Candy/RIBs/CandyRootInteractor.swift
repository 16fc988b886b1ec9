// Demonstrates the Interactor of the root: it decides which child comes
// first, and links come in here. A workflow goes on from here.

import LayerTracing

protocol CandyRootRouting: LaunchRouting {
  func routeToCandy() -> any CandyActionableItem
}

@Layer(.interactor)
final class CandyRootInteractor: Interactor, CandyRootInteractable {
  /// Weak: the router owns its interactor.
  weak var router: (any CandyRootRouting)?
  /// Weak: its RIB is owned by the router, too.
  private weak var candy: (any CandyActionableItem)?
  private var following: Task<Void, Never>?

  override func didBecomeActive() {
    candy = router?.routeToCandy()
  }

  override func willResignActive() {
    following?.cancel()
  }
}

@Layer
extension CandyRootInteractor: URLHandler {
  func handle(_ url: String) {
    guard let workflow = ReceiptWorkflow(url: url) else { return }
    following?.cancel()
    following = Task { await workflow.run(from: self) }
  }
}

@Layer
extension CandyRootInteractor: CandyRootActionableItem {
  /// It is there from the start. Behind a login it would be awaited.
  func waitForCandy() async -> (any CandyActionableItem)? {
    candy
  }
}
