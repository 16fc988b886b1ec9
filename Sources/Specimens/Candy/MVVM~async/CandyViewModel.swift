// Demonstrates the ViewModel that one begins with today: its state is
// observed, what takes its time is `async`, so that a test awaits it, and
// what happens once is returned to who asked for it. It makes no task.

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

  private let order: CandyOrder

  init(order: CandyOrder) {
    self.order = order
  }

  func fetchCandy() async {
    message = nil
    do {
      let offer = try await order.fetchCandy()
      candy = CandyTexts(offer)
      refusal = nil
      if order.hasItems { showTotals() }
    } catch is CancellationError {
      // The screen has gone, or a newer request has come.
    } catch let error as ServiceError {
      show(.notFetched(error))
    } catch {
      assertionFailure("An error that no layer words: \(error)")
    }
  }

  func update(candyQuantity quantity: Int) {
    order.update(candyQuantity: quantity)
    showTotals()
  }

  func update(chocoQuantity quantity: Int) {
    order.update(chocoQuantity: quantity)
    showTotals()
  }

  /// The next screen's view model; nil if there is nothing to show.
  func buy() -> ReceiptViewModel? {
    refusal = nil
    do {
      return ReceiptViewModel(receipt: try order.buy())
    } catch {
      show(error)
      return nil
    }
  }

  func reopenReceipt() -> ReceiptViewModel? {
    do {
      return ReceiptViewModel(receipt: try order.reopenReceipt())
    } catch {
      show(error)
      return nil
    }
  }

  private func showTotals() {
    do {
      guard let newTotals = try order.totals() else { return }
      totals = TotalPriceTexts(newTotals)
      refusal = nil
    } catch {
      show(error)
    }
  }

  private func show(_ reason: CandyOrder.Refusal) {
    switch reason {
    case .notFetched(.unreachable):
      refusal = nil
      message = "The candy can't be fetched: no connection."
    case .nothingHereYet:
      refusal = "The candy isn't here yet."
    case .nothingChosen:
      refusal = "There is nothing to buy yet."
    case .nothingBought:
      refusal = "Nothing has been bought yet."
    case .tooMany(let maximum):
      refusal = "No more than \(maximum) of each can be bought."
    }
  }
}
