// Demonstrates the Interactor of VIPER: it alone holds the entities and
// the rules of the business. Its presenter is weak: the presenter owns
// it. The worker's answer may come when it is gone.

import Features
import LayerTracing

@Layer(.interactor)
final class CandyInteractor: CandyInteractorProtocol {
  /// Of each product; so many that every total is still exact.
  private static let maximumPieces = 1_000_000_000
  /// Value-added tax: 6.5 percent.
  private static let vat = TaxRate(tenthsOfPercent: 65)

  weak var presenter: (any CandyInteractorOutput)?
  private let apiWorker: any CandyWorkerProtocol
  private var candyEntity: CandyEntity?
  private var chocoEntity: CandyEntity?
  /// Why there are no entities, if that is known.
  private var failure: CandyFileError?
  private var candyQuantity = 0
  private var chocoQuantity = 0
  private var lastReceipt: ReceiptData?

  init(apiWorker: any CandyWorkerProtocol) {
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
    notifyTotals()
  }

  func update(chocoQuantity quantity: Int) {
    chocoQuantity = quantity
    notifyTotals()
  }

  func buy() {
    guard let candyEntity, let chocoEntity else {
      presenter?.interactor(
        self,
        didFailWith: failure.map(CandyFailure.notFetched)
          ?? .nothingHereYet)
      return
    }
    guard hasItems else {
      presenter?.interactor(self, didFailWith: .nothingChosen)
      return
    }
    guard !isAboveMaximum else {
      notifyTooMany()
      return
    }
    let price = totalPrice(of: candyEntity, chocoEntity)
    let items = [
      ReceiptData.Item(title: candyEntity.title, quantity: candyQuantity),
      ReceiptData.Item(title: chocoEntity.title, quantity: chocoQuantity),
    ]
    let receipt = ReceiptData(
      items: items.filter { $0.quantity > 0 },
      totalInclTax: price + price * Self.vat)
    lastReceipt = receipt
    presenter?.interactor(self, didBuy: receipt)
  }

  func reopenReceipt() {
    guard let lastReceipt else {
      presenter?.interactor(
        self,
        didFailWith: failure.map(CandyFailure.notFetched)
          ?? .nothingBought)
      return
    }
    presenter?.interactor(self, didReopen: lastReceipt)
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
      if hasItems { notifyTotals() }
    case .failure(let error):
      failure = error
      presenter?.interactor(self, didFailWith: .notFetched(error))
    }
  }

  private func notifyTotals() {
    guard let candyEntity, let chocoEntity else { return }
    guard !isAboveMaximum else { return notifyTooMany() }
    let price = totalPrice(of: candyEntity, chocoEntity)
    presenter?.interactor(
      self,
      didUpdateTotalPrice: price,
      totalInclTax: price + price * Self.vat,
      vat: Self.vat,
      quantity: candyQuantity + chocoQuantity)
  }

  private func notifyTooMany() {
    presenter?.interactor(
      self, didFailWith: .tooMany(maximum: Self.maximumPieces))
  }

  private var hasItems: Bool {
    max(candyQuantity, chocoQuantity) > 0
  }

  private var isAboveMaximum: Bool {
    max(candyQuantity, chocoQuantity) > Self.maximumPieces
  }

  private func totalPrice(
    of candy: CandyEntity, _ choco: CandyEntity
  ) -> Won {
    candy.price * candyQuantity + choco.price * chocoQuantity
  }
}
