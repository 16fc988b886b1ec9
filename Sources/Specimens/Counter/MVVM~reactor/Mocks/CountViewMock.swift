// Demonstrates a test's view: it binds as a view does, notes each state,
// and has no widget.

import Features
import LayerTracing

@Layer(.view)
final class CountViewMock {
  private(set) var recorded: [String] = []
  private var binding: Disposable?

  func bind(to reactor: CountReactor) {
    binding = reactor.bind { [weak self] state in
      self?.recorded.append("number \(state.number)")
    }
  }
}
