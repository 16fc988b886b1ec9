// Demonstrates the Presenter of VIPER: it turns events into use cases,
// outcomes into texts, and a purchase into a way to another screen. It
// decides when to go there; the Router knows how.

import Features
import LayerTracing

@Layer(.presenter)
final class CandyPresenter {
  private weak var view: (any CandyViewProtocol)?
  var interactor: any CandyInteractorProtocol
  var router: any CandyRouterProtocol

  init(
    view: any CandyViewProtocol, interactor: any CandyInteractorProtocol,
    router: any CandyRouterProtocol
  ) {
    self.view = view
    self.interactor = interactor
    self.router = router
  }
}

@Layer
extension CandyPresenter: CandyPresenterProtocol {
  func fetchCandy() {
    interactor.fetchCandy()
  }

  func update(candyQuantity quantity: Int) {
    interactor.update(candyQuantity: quantity)
  }

  func update(chocoQuantity quantity: Int) {
    interactor.update(chocoQuantity: quantity)
  }

  func buy() {
    interactor.buy()
  }

  func retry() {
    view?.hideFailure()
    interactor.fetchCandy()
  }
}

@Layer
extension CandyPresenter: CandyModuleInput {
  /// A link leads to the last receipt, whatever is seen now.
  func openReceipt() {
    router.returnToCandy()
    interactor.reopenReceipt()
  }
}

@Layer
extension CandyPresenter: CandyInteractorOutput {
  func interactor(
    _ sender: any CandyInteractorProtocol,
    didFetch candy: CandyData
  ) {
    view?.set(
      viewModel: CandyViewModel(
        title: candy.title,
        description: candy.description,
        price: "\(candy.price) won",
        imageName: candy.imageName,
        chocoPrice: "\(candy.chocoTitle) \(candy.chocoPrice) won"))
  }

  func interactor(
    _ sender: any CandyInteractorProtocol,
    didFailWith error: CandyFailure
  ) {
    switch error {
    case .notFetched(.damaged):
      view?.showFailure("The goods can't be read: the file is damaged.")
    case .nothingHereYet:
      view?.showMessage("The candy isn't here yet.")
    case .nothingChosen:
      view?.showMessage("There is nothing to buy yet.")
    case .nothingBought:
      view?.showMessage("Nothing has been bought yet.")
    case .tooMany(let maximum):
      view?.showMessage("No more than \(maximum) of each can be bought.")
    }
  }

  func interactor(
    _ sender: any CandyInteractorProtocol,
    didUpdateTotalPrice totalPrice: Won, totalInclTax: Won,
    vat: TaxRate, quantity: Int
  ) {
    view?.set(
      totalPriceViewModel: TotalPriceViewModel(
        totalPrice: "Total Price : \(totalPrice)won",
        totalInclTax: "Incl Tax : \(totalInclTax)won",
        vat: "Tax : \(vat)%",
        quantity: String(quantity)))
  }

  func interactor(
    _ sender: any CandyInteractorProtocol,
    didBuy receipt: ReceiptData
  ) {
    router.showReceipt(receipt)
  }

  func interactor(
    _ sender: any CandyInteractorProtocol,
    didReopen receipt: ReceiptData
  ) {
    router.showReceipt(receipt)
  }
}
