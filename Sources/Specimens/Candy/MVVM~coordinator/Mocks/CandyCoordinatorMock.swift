// Demonstrates a test's coordinator: it notes what would lead to another
// screen, and leads nowhere.

import Features
import LayerTracing

@Layer(.coordinator)
final class CandyCoordinatorMock {
  private let notes: CandyNotes
  private var binding: Disposable?

  init(notes: CandyNotes) {
    self.notes = notes
  }

  func bind(to viewModel: CandyViewModel) {
    binding = viewModel.receipts.add { [weak self] receipt in
      self?.notes.add("Receipt, \(receipt.totalInclTax)")
    }
  }
}
