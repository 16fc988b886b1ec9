// The interactor of the candy shop, built in VIPER.

import Features
import LayerTracing

@Layer(.interactor)
final class CandyInteractor: CandyInteractorProtocol {
  /// Of each product; so many that every total is still exact.
  private static let mostPieces = 1_000_000_000

  var presenter: (any CandyInteractorOutput)?
  private let apiWorker: any CandyAPIWorkerProtocol
  private var candyEntity: CandyEntity?
  private var chocoEntity: CandyEntity?
  /// Why there are no entities, if that is known.
  private var failure: ServiceError?
  private var candyQuantity = 0
  private var chocoQuantity = 0

  init(apiWorker: any CandyAPIWorkerProtocol) {
    self.apiWorker = apiWorker
  }

  func fetchCandy() {
    failure = nil
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
    guard let candyEntity, let chocoEntity else {
      presenter?.interactor(
        self,
        didFailWith: failure.map(CandyFailure.notFetched)
          ?? .nothingHereYet)
      return
    }
    guard isAnyTaken else {
      presenter?.interactor(self, didFailWith: .nothingTaken)
      return
    }
    guard !isTooManyTaken else {
      tellTooMany()
      return
    }
    let price = totalPrice(of: candyEntity, chocoEntity)
    let items = [
      ReceiptData.Item(title: candyEntity.title, quantity: candyQuantity),
      ReceiptData.Item(title: chocoEntity.title, quantity: chocoQuantity),
    ]
    let receipt = ReceiptData(
      items: items.filter { $0.quantity > 0 },
      totalInclTax: price + price * TaxRate.vat)
    presenter?.interactor(self, didBuy: receipt)
  }

  private func receive(_ result: CandyResult) {
    switch result {
    case .success(let offer):
      candyEntity = offer.candy
      chocoEntity = offer.choco
      presenter?.interactor(
        self,
        didFetch: CandyData(
          title: offer.candy.title,
          description: offer.candy.description,
          price: offer.candy.price,
          imageName: offer.candy.imageName,
          chocoTitle: offer.choco.title,
          chocoPrice: offer.choco.price))
      if isAnyTaken { tellTotals() }
    case .failure(let error):
      failure = error
      presenter?.interactor(self, didFailWith: .notFetched(error))
    }
  }

  private func tellTotals() {
    guard let candyEntity, let chocoEntity else { return }
    guard !isTooManyTaken else { return tellTooMany() }
    let price = totalPrice(of: candyEntity, chocoEntity)
    presenter?.interactor(
      self,
      didUpdateTotalPrice: price,
      totalInclTax: price + price * TaxRate.vat,
      vat: .vat,
      quantity: candyQuantity + chocoQuantity)
  }

  private func tellTooMany() {
    presenter?.interactor(
      self, didFailWith: .tooMany(most: Self.mostPieces))
  }

  private var isAnyTaken: Bool {
    max(candyQuantity, chocoQuantity) > 0
  }

  private var isTooManyTaken: Bool {
    max(candyQuantity, chocoQuantity) > Self.mostPieces
  }

  private func totalPrice(
    of candy: CandyEntity, _ choco: CandyEntity
  ) -> Won {
    candy.price * candyQuantity + choco.price * chocoQuantity
  }
}
