// Demonstrates a test's view: it notes what it is told, and has no
// widget.

import LayerTracing

@Layer(.view)
final class CountViewMock: CountView {
  private(set) var told: [String] = []

  func onValueChange(number: Int) {
    told.append("number \(number)")
  }
}
