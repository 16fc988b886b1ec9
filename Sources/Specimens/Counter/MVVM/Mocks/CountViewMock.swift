// Demonstrates a test's view: it binds as a view does, notes what comes,
// and has no widget.

import Features
import LayerTracing

@Layer(.view)
final class CountViewMock {
  private(set) var told: [String] = []
  private var binding: Observation?

  func bind(to viewModel: CountViewModel) {
    binding = viewModel.bind { [weak self] amountText in
      self?.told.append("amountText \(amountText)")
    }
  }
}
