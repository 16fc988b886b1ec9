// Demonstrates a test's view: it notes which model it is to show, and has
// no widget. What it would bind, no test without a widget sees.

import LayerTracing

@Layer(.view)
final class CountViewMock: CountView {
  private(set) var told: [String] = []

  func bind(to amount: Amount) {
    told.append("bind to \(amount.number)")
  }
}
