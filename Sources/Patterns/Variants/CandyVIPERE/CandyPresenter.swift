// The presenter of the candy, built in VIPER that awaits its answers.

import Features
import LayerTracing

@Layer(.presenter)
final class CandyPresenter {
  private weak var view: (any CandyViewProtocol)?
  private let interactor: any CandyInteractorProtocol
  private let router: any CandyRouterProtocol

  init(
    view: any CandyViewProtocol, interactor: any CandyInteractorProtocol,
    router: any CandyRouterProtocol
  ) {
    self.view = view
    self.interactor = interactor
    self.router = router
  }

  private func showCandy() async {
    do {
      show(try await interactor.fetchCandy())
      try showTotals(evenOfNothing: false)
    } catch {
      show(error)
    }
  }

  private func showTotals(evenOfNothing: Bool = true) throws {
    guard let totals = try interactor.totals(),
      evenOfNothing || totals.quantity > 0
    else { return }
    view?.set(
      totalPriceViewModel: TotalPriceViewModel(
        totalPrice: "Total Price : \(totals.price)won",
        totalInclTax: "Incl Tax : \(totals.inclTax)won",
        vat: "Tax : \(totals.vat)%",
        quantity: String(totals.quantity)))
  }

  private func show(_ candy: CandyData) {
    view?.set(
      viewModel: CandyViewModel(
        title: candy.title,
        description: candy.description,
        price: "\(candy.price) 원",
        imageName: candy.imageName,
        chocoPrice: "\(candy.chocoTitle) \(candy.chocoPrice) 원"))
  }

  private func show(_ error: any Error) {
    switch error as? CandyFailure {
    case .notFetched(.unreachable):
      view?.showFailure("The candy can't be fetched: no connection.")
    case .nothingHereYet:
      view?.showMessage("The candy isn't here yet.")
    case .nothingTaken:
      view?.showMessage("There is nothing to buy yet.")
    case .tooMany(let most):
      view?.showMessage("No more than \(most) of each can be bought.")
    case nil:
      // Cancelled: the answer isn't wanted any more.
      break
    }
  }
}

@Layer
extension CandyPresenter: CandyPresenterProtocol {
  func fetchCandy() {
    Task { await showCandy() }
  }

  func update(candyQuantity quantity: Int) {
    interactor.update(candyQuantity: quantity)
    tryOrShow { try showTotals() }
  }

  func update(chocoQuantity quantity: Int) {
    interactor.update(chocoQuantity: quantity)
    tryOrShow { try showTotals() }
  }

  func buy() {
    tryOrShow { router.showReceipt(try interactor.buy()) }
  }

  func retry() {
    view?.hideFailure()
    fetchCandy()
  }

  private func tryOrShow(_ body: () throws -> Void) {
    do { try body() } catch { show(error) }
  }
}
