// The interactor of the candy shop, built in VIPER.

import Features
import LayerTracing

@Layer(.interactor)
final class CandyInteractor: CandyInteractorProtocol {
  weak var presenter: (any CandyInteractorOutput)?
  private let apiWorker: any CandyAPIWorkerProtocol
  private var candyEntity: CandyEntity?
  private var chocoEntity: CandyEntity?
  private var candyQuantity = 0
  private var chocoQuantity = 0

  init(withAPIWorker apiWorker: any CandyAPIWorkerProtocol) {
    self.apiWorker = apiWorker
  }

  func fetchCandy() {
    apiWorker.fetchCandy { [weak self] result in
      self?.receive(result)
    }
  }

  func update(candyQuantity quantity: Int) {
    candyQuantity = quantity
    tellTotals()
  }

  func update(chocoQuantity quantity: Int) {
    chocoQuantity = quantity
    tellTotals()
  }

  func buy() {
    guard let candyEntity, let chocoEntity, let totalPrice else {
      presenter?.interactor(self, didFailWith: .nothingHereYet)
      return
    }
    guard quantity > 0 else {
      presenter?.interactor(self, didFailWith: .nothingTaken)
      return
    }
    let items = [
      ReceiptData.Item(title: candyEntity.title, quantity: candyQuantity),
      ReceiptData.Item(title: chocoEntity.title, quantity: chocoQuantity),
    ]
    let receipt = ReceiptData(
      items: items.filter { $0.quantity > 0 },
      totalInclTax: totalPrice + totalPrice * TaxRate.vat)
    presenter?.interactor(self, didBuy: receipt)
  }

  private func receive(_ result: Result<CandyOffer, ServiceError>) {
    switch result {
    case .success(let offer):
      candyEntity = offer.candy
      chocoEntity = offer.choco
      presenter?.interactor(
        self, didFetch: offer.candy, choco: offer.choco)
    case .failure(let error):
      presenter?.interactor(self, didFailWith: .notFetched(error))
    }
  }

  private func tellTotals() {
    guard let totalPrice else { return }
    presenter?.interactor(
      self,
      didUpdateTotalPrice: totalPrice,
      totalInclTax: totalPrice + totalPrice * TaxRate.vat,
      vat: .vat,
      quantity: quantity)
  }

  private var quantity: Int { candyQuantity + chocoQuantity }

  private var totalPrice: Won? {
    guard let candyEntity, let chocoEntity else { return nil }
    return candyEntity.price * candyQuantity
      + chocoEntity.price * chocoQuantity
  }
}
