// Demonstrates a test's view: it binds as a view does, notes what comes,
// and has no widget.

import Features
import LayerTracing

@Layer(.view)
final class CandyViewMock {
  private(set) var recorded: [String] = []
  private var bindings: [Disposable] = []

  func bind(to viewModel: CandyViewModel) {
    bindings = [
      viewModel.candy.bind { [weak self] candy in
        self?.note(candy.map { "\($0.title), \($0.price)" })
      },
      viewModel.totals.bind { [weak self] totals in
        self?.note(totals.map { "\($0.totalPrice), \($0.totalInclTax)" })
      },
      viewModel.message.bind { [weak self] in self?.note($0) },
      viewModel.refusal.bind { [weak self] in self?.note($0) },
      viewModel.receipts.add { [weak self] receipt in
        self?.note("\(receipt.title), \(receipt.totalInclTax)")
      },
    ]
  }

  private func note(_ text: String?) {
    recorded.append(text ?? "no message")
  }
}
