// Demonstrates a ViewModel with several outputs. Candy, totals, message
// (why there is no candy) and refusal are state; a receipt is an event.

import Features
import LayerTracing

@Layer(.viewModel)
final class CandyViewModel {
  let candy = Bindable<CandyTexts?>(nil)
  let totals = Bindable<TotalPriceTexts?>(nil)
  let message = Bindable<String?>(nil)
  let refusal = Bindable<String?>(nil)
  /// Nothing that is kept: to buy the same again gives another receipt.
  let receipts = Observers<ReceiptViewModel>()

  private let order: CandyOrder
  private var observation: Disposable?

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
    refusal.value = nil
    order.buy()
  }

  func reopenReceipt() {
    order.reopenReceipt()
  }

  func retry() {
    message.value = nil
    order.fetchCandy()
  }

  private func handle(_ change: CandyOrder.Change) {
    switch change {
    case .fetched(let offer):
      candy.value = CandyTexts(offer)
      refusal.value = nil
    case .updated(let newTotals):
      totals.value = TotalPriceTexts(newTotals)
      refusal.value = nil
    case .bought(let receipt), .reopened(let receipt):
      receipts.notify(ReceiptViewModel(receipt: receipt))
    case .failed(.damaged):
      refusal.value = nil
      message.value = "The goods can't be read: the file is damaged."
    case .refused(.nothingHereYet):
      refusal.value = "The candy isn't here yet."
    case .refused(.nothingChosen):
      refusal.value = "There is nothing to buy yet."
    case .refused(.nothingBought):
      refusal.value = "Nothing has been bought yet."
    case .refused(.tooMany(let maximum)):
      refusal.value = "No more than \(maximum) of each can be bought."
    }
  }
}
