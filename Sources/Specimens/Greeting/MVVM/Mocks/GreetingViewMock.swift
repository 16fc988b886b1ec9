// Demonstrates a test's view: it binds as a view does, notes what comes,
// and has no widget.

import Features
import LayerTracing

@Layer(.view)
final class GreetingViewMock {
  private(set) var told: [String] = []
  private var binding: Observation?

  func bind(to viewModel: GreetingViewModel) {
    binding = viewModel.bind { [weak self] greeting in
      self?.told.append(greeting ?? "no greeting")
    }
  }
}
