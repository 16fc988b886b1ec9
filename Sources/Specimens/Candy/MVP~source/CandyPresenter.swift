// Demonstrates the Presenter of MVP: all words of the screen are made
// here, without a widget; all sums are made in the Model.

import Features
import LayerTracing

@Layer(.presenter)
final class CandyPresenter: CandyViewPresenter {
  private unowned let view: any CandyView
  private let order: CandyOrder
  private var observation: Disposable?

  init(view: any CandyView, order: CandyOrder) {
    self.view = view
    self.order = order
  }

  func fetchCandy() {
    observation = order.observe { [weak self] change in
      self?.present(change)
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
    order.buy()
  }

  func reopenReceipt() {
    order.reopenReceipt()
  }

  func retry() {
    view.hideFailure()
    order.fetchCandy()
  }

  private func present(_ change: CandyOrder.Change) {
    switch change {
    case .fetched(let offer): present(offer)
    case .updated(let totals): present(totals)
    case .bought(let receipt), .reopened(let receipt):
      view.showReceipt(ReceiptPresenter(receipt: receipt))
    case .failed(.damaged):
      view.showFailure("The goods can't be read: the file is damaged.")
    case .refused(.nothingHereYet):
      view.showMessage("The candy isn't here yet.")
    case .refused(.nothingChosen):
      view.showMessage("There is nothing to buy yet.")
    case .refused(.nothingBought):
      view.showMessage("Nothing has been bought yet.")
    case .refused(.tooMany(let maximum)):
      view.showMessage("No more than \(maximum) of each can be bought.")
    }
  }

  private func present(_ offer: CandyOffer) {
    view.set(
      viewModel: CandyViewModel(
        title: offer.candy.title,
        description: offer.candy.description,
        price: "\(offer.candy.price) won",
        imageName: offer.candy.imageName,
        chocoPrice: "\(offer.choco.title) \(offer.choco.price) won"))
  }

  private func present(_ totals: CandyTotals) {
    view.set(
      totalPriceViewModel: TotalPriceViewModel(
        totalPrice: "Total Price : \(totals.totalPrice)won",
        totalInclTax: "Incl Tax : \(totals.totalInclTax)won",
        vat: "Tax : \(totals.vat)%",
        quantity: String(totals.quantity)))
  }
}
