// Demonstrates a test's view: it reads as a view does, notes what it has
// read, and has no widget.

import LayerTracing

@Layer(.view)
final class CountViewMock {
  private(set) var recorded: [String] = []
  private let viewModel: CountViewModel

  init(viewModel: CountViewModel) {
    self.viewModel = viewModel
  }

  func updateProperties() {
    recorded.append("amountText \(viewModel.amountText)")
  }
}
