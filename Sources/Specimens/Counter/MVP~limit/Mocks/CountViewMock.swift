// Demonstrates a test's view: it notes what it is told, and has no
// widget.

import LayerTracing

@Layer(.view)
final class CountViewMock: CountView {
  private(set) var number = 0
  private(set) var recorded: [String] = []

  func onValueChange(number: Int, canIncrease: Bool) {
    self.number = number
    recorded.append("number \(number), canIncrease \(canIncrease)")
  }
}
