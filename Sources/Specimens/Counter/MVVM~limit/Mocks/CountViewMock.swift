// Demonstrates a test's view: it binds as a view does, notes what comes,
// and has no widget.

import Features
import LayerTracing

@Layer(.view)
final class CountViewMock {
  private(set) var recorded: [String] = []
  private var binding: Disposable?
  private var canIncreaseBinding: Disposable?

  func bind(to viewModel: CountViewModel) {
    binding = viewModel.bind { [weak self] amountText in
      self?.recorded.append("amountText \(amountText)")
    }
    canIncreaseBinding = viewModel.bindCanIncrease { [weak self] in
      self?.recorded.append("canIncrease \($0)")
    }
  }
}
