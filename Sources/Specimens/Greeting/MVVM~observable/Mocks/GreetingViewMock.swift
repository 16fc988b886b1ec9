// Demonstrates a test's view: it reads as a view does, notes what it has
// read, and has no widget.

import LayerTracing

@Layer(.view)
final class GreetingViewMock {
  private(set) var recorded: [String] = []
  private let viewModel: GreetingViewModel

  init(viewModel: GreetingViewModel) {
    self.viewModel = viewModel
  }

  func updateProperties() {
    recorded.append(viewModel.greeting ?? "no greeting")
  }
}
