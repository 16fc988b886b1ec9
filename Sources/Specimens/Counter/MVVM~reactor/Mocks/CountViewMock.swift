// Demonstrates a test's view: it binds as a view does, notes each state,
// and has no widget.

import Features
import LayerTracing

@Layer(.view)
final class CountViewMock {
  private(set) var told: [String] = []
  private var binding: Observation?

  func bind(to reactor: CountReactor) {
    binding = reactor.bind { [weak self] state in
      self?.told.append("number \(state.number)")
    }
  }
}
