// Demonstrates a test's view: it notes what it is told, and has no
// widget.

import LayerTracing

@Layer(.view)
final class CountViewMock: CountView {
  private(set) var number = 0
  private(set) var told: [String] = []

  func onValueChange(number: Int) {
    self.number = number
    told.append("number \(number)")
  }

  func showReview() {
    told.append("Review")
  }
}
