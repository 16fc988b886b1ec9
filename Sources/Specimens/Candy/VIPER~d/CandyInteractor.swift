// The interactor of the candy, built in VIPER that awaits its answers.

import Features
import LayerTracing

@Layer(.interactor)
final class CandyInteractor: CandyInteractorProtocol {
  private struct Order {
    var candy: CandyEntity?
    var choco: CandyEntity?
    /// Why there are no entities, if that is known.
    var failure: ServiceError?
    var candyQuantity = 0
    var chocoQuantity = 0
    var lastReceipt: ReceiptData?
  }

  /// Of each product; so many that every total is still exact.
  private static let maximumPieces = 1_000_000_000
  /// Value-added tax: 6.5 percent.
  private static let vat = TaxRate(tenthsOfPercent: 65)

  private let apiWorker: any CandyWorkerProtocol
  private var order = Order()

  init(apiWorker: any CandyWorkerProtocol) {
    self.apiWorker = apiWorker
  }

  func fetchCandy() async throws -> CandyData {
    order.failure = nil
    var fetched = order
    do {
      let offer = try await apiWorker.fetchCandy()
      fetched.candy = offer.candy
      fetched.choco = offer.choco
      order = fetched
      return CandyData(
        title: offer.candy.title,
        description: offer.candy.description,
        price: offer.candy.price,
        imageName: offer.candy.imageName,
        chocoTitle: offer.choco.title,
        chocoPrice: offer.choco.price)
    } catch let error as ServiceError {
      order.failure = error
      throw CandyFailure.notFetched(error)
    }
  }

  func update(
    candyQuantity quantity: Int
  ) throws(CandyFailure) -> CandyTotals? {
    order.candyQuantity = quantity
    return try totals()
  }

  func update(
    chocoQuantity quantity: Int
  ) throws(CandyFailure) -> CandyTotals? {
    order.chocoQuantity = quantity
    return try totals()
  }

  func currentTotals() throws(CandyFailure) -> CandyTotals? {
    hasItems ? try totals() : nil
  }

  private func totals() throws(CandyFailure) -> CandyTotals? {
    guard let candy = order.candy, let choco = order.choco else {
      return nil
    }
    try checkQuantities()
    let price = totalPrice(of: candy, choco)
    return CandyTotals(
      quantity: order.candyQuantity + order.chocoQuantity,
      totalPrice: price,
      totalInclTax: price + price * Self.vat,
      vat: Self.vat)
  }

  func buy() throws(CandyFailure) -> ReceiptData {
    guard let candy = order.candy, let choco = order.choco else {
      throw order.failure.map(CandyFailure.notFetched) ?? .nothingHereYet
    }
    guard hasItems else { throw .nothingChosen }
    try checkQuantities()
    let price = totalPrice(of: candy, choco)
    let items = [
      ReceiptData.Item(title: candy.title, quantity: order.candyQuantity),
      ReceiptData.Item(title: choco.title, quantity: order.chocoQuantity),
    ]
    let receipt = ReceiptData(
      items: items.filter { $0.quantity > 0 },
      totalInclTax: price + price * Self.vat)
    order.lastReceipt = receipt
    return receipt
  }

  func reopenReceipt() throws(CandyFailure) -> ReceiptData {
    guard let receipt = order.lastReceipt else {
      throw order.failure.map(CandyFailure.notFetched) ?? .nothingBought
    }
    return receipt
  }

  private var hasItems: Bool {
    max(order.candyQuantity, order.chocoQuantity) > 0
  }

  private func checkQuantities() throws(CandyFailure) {
    let most = max(order.candyQuantity, order.chocoQuantity)
    if most > Self.maximumPieces {
      throw .tooMany(maximum: Self.maximumPieces)
    }
  }

  private func totalPrice(
    of candy: CandyEntity, _ choco: CandyEntity
  ) -> Won {
    candy.price * order.candyQuantity
      + choco.price * order.chocoQuantity
  }
}
