// Demonstrates a second Interactor over the same entity: each is told of
// every change, and neither knows the other.

import Features
import LayerTracing

@Layer(.interactor)
final class ReviewInteractor: ReviewInteractorInput {
  weak var output: (any ReviewInteractorOutput)?
  private let store: AmountStore
  private var observation: Disposable?

  init(store: AmountStore) {
    self.store = store
  }

  func provideNumber() {
    tell(store.amount)
    observation = store.observe { [weak self] amount in
      self?.tell(amount)
    }
  }

  func undo() {
    store.undo()
  }

  private func tell(_ amount: Amount) {
    output?.didChange(number: amount.number, canUndo: amount.canUndo)
  }
}
