// Demonstrates a Worker that two Interactors share: it keeps the entity
// where both reach it, and tells each what became of it.

import Features
import LayerTracing

@Layer(.worker)
final class AmountStore {
  private(set) var amount = Amount() {
    didSet { observers.notify(amount) }
  }

  private let observers = Observers<Amount>()

  func increase() {
    amount.increase()
  }

  func decrease() {
    amount.decrease()
  }

  func undo() {
    amount.undo()
  }

  func observe(
    _ changeHandler: @escaping (_ amount: Amount) -> Void
  ) -> Disposable {
    observers.add(changeHandler)
  }
}
