// Demonstrates a test's view: it notes what it is told, and has no
// widget.

import LayerTracing

@Layer(.view)
final class CandyViewMock: CandyViewProtocol {
  private let notes: CandyNotes

  init(notes: CandyNotes) {
    self.notes = notes
  }

  func set(viewModel: CandyViewModel) {
    notes.add("\(viewModel.title), \(viewModel.price)")
  }

  func set(totalPriceViewModel viewModel: TotalPriceViewModel) {
    notes.add("\(viewModel.totalPrice), \(viewModel.totalInclTax)")
  }

  func showFailure(_ message: String) {
    notes.add(message)
  }

  func hideFailure() {
    notes.add("no failure")
  }

  func showMessage(_ message: String) {
    notes.add(message)
  }
}
