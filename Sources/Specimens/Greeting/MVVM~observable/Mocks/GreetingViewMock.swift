// Demonstrates a test's view: it reads as a view does, notes what it has
// read, and has no widget.

import LayerTracing

@Layer(.view)
final class GreetingViewMock {
  private(set) var told: [String] = []
  private let viewModel: GreetingViewModel

  init(viewModel: GreetingViewModel) {
    self.viewModel = viewModel
  }

  func updateProperties() {
    told.append(viewModel.greeting ?? "no greeting")
  }
}
