// Demonstrates a test's view: it binds as a view does, notes what comes,
// and has no widget.

import Features
import LayerTracing

@Layer(.view)
final class CandyViewMock {
  private let notes: CandyNotes
  private var binding: Disposable?

  init(notes: CandyNotes) {
    self.notes = notes
  }

  func bind(to viewModel: CandyViewModel) {
    binding = viewModel.bind(
      candy: { [weak self] candy in
        self?.note(candy.map { "\($0.title), \($0.price)" })
      },
      totals: { [weak self] totals in
        self?.note(totals.map { "\($0.totalPrice), \($0.totalInclTax)" })
      },
      message: { [weak self] message in
        self?.note(message)
      },
      refusal: { [weak self] refusal in
        self?.note(refusal)
      })
  }

  private func note(_ text: String?) {
    notes.add(text ?? "no message")
  }
}
