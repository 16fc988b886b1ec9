// Demonstrates a test's router: it leads nowhere.

import LayerTracing

@Layer(.router)
final class CountRouterMock: CountRouterProtocol {
  private(set) var recorded: [String] = []

  func showReview() {
    recorded.append("Review")
  }
}
