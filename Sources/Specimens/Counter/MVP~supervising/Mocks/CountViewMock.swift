// Demonstrates a test's view: it notes which model it is to show, and has
// no widget. What it would bind, no test without a widget sees.

import LayerTracing

@Layer(.view)
final class CountViewMock: CountView {
  private(set) var recorded: [String] = []

  func bind(to amount: Amount) {
    recorded.append("bind to \(amount.number)")
  }
}
