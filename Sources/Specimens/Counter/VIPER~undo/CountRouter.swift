// Demonstrates the Router of VIPER: it knows how to get to another
// screen. It has the next module built, and pushes it.

import LayerTracing
import Widgets

@Layer(.router)
final class CountRouter: CountRouterProtocol {
  weak var viewController: ViewController?
  private let reviewBuilder: ReviewBuilder

  init(reviewBuilder: ReviewBuilder) {
    self.reviewBuilder = reviewBuilder
  }

  func showReview() {
    viewController?.navigationController?.pushViewController(
      reviewBuilder.buildModule(), animated: true)
  }
}
