// Demonstrates a test's Presentable: it notes what it is told, and has
// no widget.

import LayerTracing

@Layer(.view)
final class GreetingPresentableMock: GreetingPresentable {
  weak var listener: (any GreetingPresentableListener)?
  private(set) var recorded: [String] = []

  func setGreeting(_ greeting: String) {
    recorded.append(greeting)
  }
}
