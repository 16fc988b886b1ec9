// Demonstrates what RIBs share: the parent's Component has one stream for
// both. A child that is only to read is handed it as the first protocol.
// Source: github.com/uber/RIBs-iOS, tutorial 3, ScoreStream.

import Features
import LayerTracing

protocol AmountStream: AnyObject {
  var amount: Amount { get }
  func observe(
    _ changeHandler: @escaping (_ amount: Amount) -> Void
  ) -> Disposable
}

protocol MutableAmountStream: AmountStream {
  func increase()
  func decrease()
  func undo()
}

@Layer(.model)
final class AmountStreamImpl {
  private(set) var amount = Amount() {
    didSet { observers.notify(amount) }
  }

  private let observers = Observers<Amount>()
}

@Layer
extension AmountStreamImpl: MutableAmountStream {
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
