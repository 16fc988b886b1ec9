// Demonstrates the Presenter of VIPER with async: a use case from its
// beginning to its end stands in one method. Its task waits without
// holding it, and ends with it.

import Features
import LayerTracing

@Layer(.presenter)
final class CandyPresenter {
  private weak var view: (any CandyViewProtocol)?
  private let interactor: any CandyInteractorProtocol
  private let router: any CandyRouterProtocol
  /// What a test awaits.
  private(set) var fetching: Task<Void, Never>?

  init(
    view: any CandyViewProtocol, interactor: any CandyInteractorProtocol,
    router: any CandyRouterProtocol
  ) {
    self.view = view
    self.interactor = interactor
    self.router = router
  }

  deinit { fetching?.cancel() }

  private func show(_ totals: CandyTotals?) {
    guard let totals else { return }
    view?.set(
      totalPriceViewModel: TotalPriceViewModel(
        totalPrice: "Total Price : \(totals.totalPrice)won",
        totalInclTax: "Incl Tax : \(totals.totalInclTax)won",
        vat: "Tax : \(totals.vat)%",
        quantity: String(totals.quantity)))
  }

  private func show(_ candy: CandyData) {
    view?.set(
      viewModel: CandyViewModel(
        title: candy.title,
        description: candy.description,
        price: "\(candy.price) won",
        imageName: candy.imageName,
        chocoPrice: "\(candy.chocoTitle) \(candy.chocoPrice) won"))
  }

  private func show(_ error: CandyFailure) {
    switch error {
    case .notFetched(.unreachable):
      view?.showFailure("The candy can't be fetched: no connection.")
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
}

@Layer
extension CandyPresenter: CandyPresenterProtocol {
  func fetchCandy() {
    fetching?.cancel()
    fetching = Task { [weak self, interactor] in
      do {
        let candy = try await interactor.fetchCandy()
        // Cancelled when the answer was on its way already: too late.
        try Task.checkCancellation()
        self?.show(candy)
        self?.show(try interactor.currentTotals())
      } catch _ where Task.isCancelled {
        // Neither an answer nor a failure is wanted any more.
      } catch let error as CandyFailure {
        self?.show(error)
      } catch {
        assertionFailure("An error that no layer words: \(error)")
      }
    }
  }

  func update(candyQuantity quantity: Int) {
    do {
      show(try interactor.update(candyQuantity: quantity))
    } catch {
      show(error)
    }
  }

  func update(chocoQuantity quantity: Int) {
    do {
      show(try interactor.update(chocoQuantity: quantity))
    } catch {
      show(error)
    }
  }

  func buy() {
    do {
      router.showReceipt(try interactor.buy())
    } catch {
      show(error)
    }
  }

  func retry() {
    view?.hideFailure()
    fetchCandy()
  }
}

@Layer
extension CandyPresenter: CandyModuleInput {
  /// A link leads to the last receipt, whatever is seen now.
  func openReceipt() {
    router.returnToCandy()
    do {
      router.showReceipt(try interactor.reopenReceipt())
    } catch {
      show(error)
    }
  }
}
