// Demonstrates an Interactor that shares its entity: a Worker keeps it,
// and tells of every change, whichever module made it.

import Features
import LayerTracing

@Layer(.interactor)
final class CountInteractor: CountInteractorInput {
  weak var output: (any CountInteractorOutput)?
  private let store: AmountStore
  private var observation: Disposable?

  init(store: AmountStore) {
    self.store = store
  }

  func provideNumber() {
    output?.didChange(number: store.amount.number)
    observation = store.observe { [weak self] amount in
      self?.output?.didChange(number: amount.number)
    }
  }

  func increase() {
    store.increase()
  }

  func decrease() {
    store.decrease()
  }
}
