// Demonstrates a test's Presentable: it notes what it is told, and has
// no widget.

import LayerTracing

@Layer(.view)
final class CountPresentableMock: CountPresentable {
  weak var listener: (any CountPresentableListener)?
  private(set) var number = 0
  private(set) var recorded: [String] = []

  func onValueChange(number: Int) {
    self.number = number
    recorded.append("number \(number)")
  }
}
