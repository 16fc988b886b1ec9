// Demonstrates a test's view: it notes what it is told, and has no
// widget.

import LayerTracing

@Layer(.view)
final class CountViewMock: CountView {
  private(set) var number = 0
  private(set) var recorded: [String] = []

  func onValueChange(number: Int) {
    self.number = number
    recorded.append("number \(number)")
  }

  func showReview() {
    recorded.append("Review")
  }
}
