// Demonstrates a test's view: it notes what it is told, and has no
// widget.

import LayerTracing

@Layer(.view)
final class GreetingViewMock: GreetingView {
  private(set) var recorded: [String] = []

  func setGreeting(_ greeting: String) {
    recorded.append(greeting)
  }
}
