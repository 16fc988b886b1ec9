// Demonstrates the Interactor of RIBs: it alone holds the entities, and
// decides when a child comes and goes. How, its router knows.

import Features
import LayerTracing

protocol CandyRouting: ViewableRouting {
  func routeToReceipt(_ receipt: ReceiptData)
  func detachReceipt()
}

protocol CandyPresentable: Presentable {
  func present(candy: CandyData)
  func present(totals: CandyTotals)
  func present(failure: CandyFailure)
}

@Layer(.interactor)
final class CandyInteractor:
  PresentableInteractor<any CandyPresentable>, CandyInteractable
{
  weak var router: (any CandyRouting)?
  private let apiWorker: any CandyAPIWorkerProtocol
  private var candyEntity: CandyEntity?
  private var chocoEntity: CandyEntity?
  private var candyQuantity = 0
  private var chocoQuantity = 0

  init(
    presenter: any CandyPresentable,
    apiWorker: any CandyAPIWorkerProtocol
  ) {
    self.apiWorker = apiWorker
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    apiWorker.fetchCandy { [weak self] result in
      self?.receive(result)
    }
  }

  private func receive(_ result: Result<CandyOffer, ServiceError>) {
    switch result {
    case .success(let offer):
      candyEntity = offer.candy
      chocoEntity = offer.choco
      presenter.present(
        candy: CandyData(
          title: offer.candy.title,
          description: offer.candy.description,
          price: offer.candy.price,
          imageName: offer.candy.imageName,
          chocoTitle: offer.choco.title,
          chocoPrice: offer.choco.price))
    case .failure(let error):
      presenter.present(failure: .notFetched(error))
    }
  }

  private func presentTotals() {
    guard let totalPrice else { return }
    presenter.present(
      totals: CandyTotals(
        quantity: candyQuantity + chocoQuantity,
        totalPrice: totalPrice,
        totalInclTax: totalPrice + totalPrice * TaxRate.vat,
        vat: .vat))
  }

  private var totalPrice: Won? {
    guard let candyEntity, let chocoEntity else { return nil }
    return candyEntity.price * candyQuantity
      + chocoEntity.price * chocoQuantity
  }
}

@Layer
extension CandyInteractor: CandyPresentableListener {
  func update(candyQuantity quantity: Int) {
    candyQuantity = quantity
    presentTotals()
  }

  func update(chocoQuantity quantity: Int) {
    chocoQuantity = quantity
    presentTotals()
  }

  func buy() {
    guard let candyEntity, let chocoEntity, let totalPrice else {
      presenter.present(failure: .nothingHereYet)
      return
    }
    guard candyQuantity + chocoQuantity > 0 else {
      presenter.present(failure: .nothingTaken)
      return
    }
    let items = [
      ReceiptData.Item(title: candyEntity.title, quantity: candyQuantity),
      ReceiptData.Item(title: chocoEntity.title, quantity: chocoQuantity),
    ]
    router?.routeToReceipt(
      ReceiptData(
        items: items.filter { $0.quantity > 0 },
        totalInclTax: totalPrice + totalPrice * TaxRate.vat))
  }
}

@Layer
extension CandyInteractor: ReceiptListener {
  func receiptDidClose() {
    router?.detachReceipt()
  }
}
