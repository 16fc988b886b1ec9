// Demonstrates a test's Presentable: it notes the data that it is told,
// before any of it is put into words.

import LayerTracing

@Layer(.presenter)
final class CandyPresentableMock: CandyPresentable {
  private let notes: CandyNotes

  init(notes: CandyNotes) {
    self.notes = notes
  }

  func presentFetching() {
    notes.add("fetching")
  }

  func present(candy: CandyData) {
    notes.add("\(candy.title), \(candy.price)")
  }

  func present(totals: CandyTotals) {
    notes.add("\(totals.totalPrice), \(totals.totalInclTax)")
  }

  func present(failure: CandyFailure) {
    switch failure {
    case .notFetched(let reason): notes.add("not fetched: \(reason)")
    case .nothingHereYet, .nothingChosen, .nothingBought, .tooMany:
      notes.add("\(failure)")
    }
  }
}
