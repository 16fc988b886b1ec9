// Demonstrates state that is observed beside an event that is not. Candy,
// totals, message and refusal are there to be read; a receipt happens.

import Features
import LayerTracing
import Observation

@Layer(.viewModel)
@Observable
final class CandyViewModel {
  private(set) var candy: CandyTexts?
  private(set) var totals: TotalPriceTexts?
  /// Why there is no candy.
  private(set) var message: String?
  private(set) var refusal: String?

  /// No state: to buy the same again gives another receipt.
  let receipts = Observers<ReceiptViewModel>()

  private let order: CandyOrder
  @ObservationIgnored private var observation: Disposable?

  init(order: CandyOrder) {
    self.order = order
  }

  func viewDidLoad() {
    observation = order.observe { [weak self] change in
      self?.handle(change)
    }
    order.fetchCandy()
  }

  func update(candyQuantity quantity: Int) {
    order.update(candyQuantity: quantity)
  }

  func update(chocoQuantity quantity: Int) {
    order.update(chocoQuantity: quantity)
  }

  func buy() {
    refusal = nil
    order.buy()
  }

  func reopenReceipt() {
    order.reopenReceipt()
  }

  func retry() {
    message = nil
    order.fetchCandy()
  }

  private func handle(_ change: CandyOrder.Change) {
    switch change {
    case .fetched(let offer):
      candy = CandyTexts(offer)
      refusal = nil
    case .updated(let newTotals):
      totals = TotalPriceTexts(newTotals)
      refusal = nil
    case .bought(let receipt), .reopened(let receipt):
      receipts.notify(ReceiptViewModel(receipt: receipt))
    case .failed(.unreachable):
      refusal = nil
      message = "The candy can't be fetched: no connection."
    case .refused(.nothingHereYet):
      refusal = "The candy isn't here yet."
    case .refused(.nothingChosen):
      refusal = "There is nothing to buy yet."
    case .refused(.nothingBought):
      refusal = "Nothing has been bought yet."
    case .refused(.tooMany(let maximum)):
      refusal = "No more than \(maximum) of each can be bought."
    }
  }
}
