// Demonstrates a Model without observers: who asks is answered, by a
// value or by an error. Only what takes its time is awaited.

import Features
import LayerTracing

@Layer(.model)
final class CandyOrder {
  enum Refusal: Error, Equatable {
    case notFetched(ServiceError)
    case nothingHereYet
    case nothingChosen
    case nothingBought
    case tooMany(maximum: Int)
  }

  /// Of each product; so many that every total is still exact.
  private static let maximumPieces = 1_000_000_000
  /// Value-added tax: 6.5 percent.
  private static let vat = TaxRate(tenthsOfPercent: 65)

  private let service: CandyService
  private var offer: CandyOffer?
  /// Why there is no offer, if that is known.
  private var failure: ServiceError?
  private var candyQuantity = 0
  private var chocoQuantity = 0
  private var lastReceipt: CandyReceipt?

  init(service: CandyService) {
    self.service = service
  }

  func fetchCandy() async throws -> CandyOffer {
    failure = nil
    do {
      let offer = try await service.fetchCandy()
      try Task.checkCancellation()
      self.offer = offer
      return offer
    } catch let error as ServiceError {
      try Task.checkCancellation()
      failure = error
      throw error
    }
  }

  func update(candyQuantity quantity: Int) {
    candyQuantity = quantity
  }

  func update(chocoQuantity quantity: Int) {
    chocoQuantity = quantity
  }

  /// Nil as long as there are no prices.
  func totals() throws(Refusal) -> CandyTotals? {
    guard let offer else { return nil }
    guard !isAboveMaximum else { throw tooMany }
    return totals(of: offer)
  }

  func buy() throws(Refusal) -> CandyReceipt {
    guard let offer else {
      throw failure.map(Refusal.notFetched) ?? .nothingHereYet
    }
    guard hasItems else { throw .nothingChosen }
    guard !isAboveMaximum else { throw tooMany }
    let receipt = receipt(of: offer)
    lastReceipt = receipt
    return receipt
  }

  func reopenReceipt() throws(Refusal) -> CandyReceipt {
    guard let lastReceipt else {
      throw failure.map(Refusal.notFetched) ?? .nothingBought
    }
    return lastReceipt
  }

  var hasItems: Bool {
    max(candyQuantity, chocoQuantity) > 0
  }

  private var isAboveMaximum: Bool {
    max(candyQuantity, chocoQuantity) > Self.maximumPieces
  }

  private var tooMany: Refusal { .tooMany(maximum: Self.maximumPieces) }

  private func totals(of offer: CandyOffer) -> CandyTotals {
    let totalPrice =
      offer.candy.price * candyQuantity
      + offer.choco.price * chocoQuantity
    return CandyTotals(
      quantity: candyQuantity + chocoQuantity,
      totalPrice: totalPrice,
      totalInclTax: totalPrice + totalPrice * Self.vat,
      vat: Self.vat)
  }

  private func receipt(of offer: CandyOffer) -> CandyReceipt {
    let candy = CandyReceipt.Item(
      title: offer.candy.title, quantity: candyQuantity)
    let choco = CandyReceipt.Item(
      title: offer.choco.title, quantity: chocoQuantity)
    return CandyReceipt(
      items: [candy, choco].filter { $0.quantity > 0 },
      totalInclTax: totals(of: offer).totalInclTax)
  }
}
