// Demonstrates a test's view: it binds as a view does, notes what comes,
// and has no widget.

import Features
import LayerTracing

@Layer(.view)
final class CandyViewMock {
  private let notes: CandyNotes
  private var bindings: [Disposable] = []

  init(notes: CandyNotes) {
    self.notes = notes
  }

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
    ]
  }

  private func note(_ text: String?) {
    notes.add(text ?? "no message")
  }
}
