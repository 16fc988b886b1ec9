// Demonstrates the Interactor of VIPER with async: it answers who asks,
// by a result or an error, and knows no Presenter. What comes after an
// `await` may come much later, and other calls may have come between.

import Features
import LayerTracing

@Layer(.interactor)
final class CandyInteractor: CandyInteractorProtocol {
  /// Of each product; so many that every total is still exact.
  private static let maximumPieces = 1_000_000_000
  /// Value-added tax: 6.5 percent.
  private static let vat = TaxRate(tenthsOfPercent: 65)

  private let apiWorker: any CandyWorkerProtocol
  private var candyEntity: CandyEntity?
  private var chocoEntity: CandyEntity?
  /// Why there are no entities, if that is known.
  private var failure: ServiceError?
  private var candyQuantity = 0
  private var chocoQuantity = 0
  private var lastReceipt: ReceiptData?

  init(apiWorker: any CandyWorkerProtocol) {
    self.apiWorker = apiWorker
  }

  func fetchCandy() async throws -> CandyData {
    failure = nil
    do {
      let offer = try await apiWorker.fetchCandy()
      try Task.checkCancellation()
      candyEntity = offer.candy
      chocoEntity = offer.choco
      return CandyData(
        title: offer.candy.title,
        description: offer.candy.description,
        price: offer.candy.price,
        imageName: offer.candy.imageName,
        chocoTitle: offer.choco.title,
        chocoPrice: offer.choco.price)
    } catch let error as ServiceError {
      try Task.checkCancellation()
      failure = error
      throw CandyFailure.notFetched(error)
    }
  }

  func update(
    candyQuantity quantity: Int
  ) throws(CandyFailure) -> CandyTotals? {
    candyQuantity = quantity
    return try totals()
  }

  func update(
    chocoQuantity quantity: Int
  ) throws(CandyFailure) -> CandyTotals? {
    chocoQuantity = quantity
    return try totals()
  }

  func currentTotals() throws(CandyFailure) -> CandyTotals? {
    hasItems ? try totals() : nil
  }

  private func totals() throws(CandyFailure) -> CandyTotals? {
    guard let candyEntity, let chocoEntity else { return nil }
    try checkQuantities()
    let price = totalPrice(of: candyEntity, chocoEntity)
    return CandyTotals(
      quantity: candyQuantity + chocoQuantity,
      totalPrice: price,
      totalInclTax: price + price * Self.vat,
      vat: Self.vat)
  }

  func buy() throws(CandyFailure) -> ReceiptData {
    guard let candyEntity, let chocoEntity else {
      throw failure.map(CandyFailure.notFetched) ?? .nothingHereYet
    }
    guard hasItems else { throw .nothingChosen }
    try checkQuantities()
    let price = totalPrice(of: candyEntity, chocoEntity)
    let items = [
      ReceiptData.Item(title: candyEntity.title, quantity: candyQuantity),
      ReceiptData.Item(title: chocoEntity.title, quantity: chocoQuantity),
    ]
    let receipt = ReceiptData(
      items: items.filter { $0.quantity > 0 },
      totalInclTax: price + price * Self.vat)
    lastReceipt = receipt
    return receipt
  }

  func reopenReceipt() throws(CandyFailure) -> ReceiptData {
    guard let receipt = lastReceipt else {
      throw failure.map(CandyFailure.notFetched) ?? .nothingBought
    }
    return receipt
  }

  private var hasItems: Bool {
    max(candyQuantity, chocoQuantity) > 0
  }

  private func checkQuantities() throws(CandyFailure) {
    if max(candyQuantity, chocoQuantity) > Self.maximumPieces {
      throw .tooMany(maximum: Self.maximumPieces)
    }
  }

  private func totalPrice(
    of candy: CandyEntity, _ choco: CandyEntity
  ) -> Won {
    candy.price * candyQuantity + choco.price * chocoQuantity
  }
}
