// Demonstrates a test's view: it binds as a view does, notes what comes,
// and has no widget.

import Features
import LayerTracing

@Layer(.view)
final class GreetingViewMock {
  private(set) var recorded: [String] = []
  private var binding: Disposable?

  func bind(to viewModel: GreetingViewModel) {
    binding = viewModel.greeting.bind { [weak self] greeting in
      self?.recorded.append(greeting ?? "no greeting")
    }
  }
}
