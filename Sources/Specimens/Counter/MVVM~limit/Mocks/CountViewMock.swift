// Demonstrates a test's view: it binds as a view does, notes what comes,
// and has no widget.

import Features
import LayerTracing

@Layer(.view)
final class CountViewMock {
  private(set) var recorded: [String] = []
  private var bindings: [Disposable] = []

  func bind(to viewModel: CountViewModel) {
    bindings = [
      viewModel.amountText.bind { [weak self] amountText in
        self?.recorded.append("amountText \(amountText)")
      },
      viewModel.canIncrease.bind { [weak self] canIncrease in
        self?.recorded.append("canIncrease \(canIncrease)")
      },
    ]
  }
}
