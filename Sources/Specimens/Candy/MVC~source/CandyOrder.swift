// Demonstrates a Model that works: it fetches, computes and refuses, and
// knows no observer by name. It is the same file in MVC, MVP and MVVM: a
// massive controller is a choice, not a fate.

import Features
import LayerTracing

@Layer(.model)
final class CandyOrder {
  enum Change: Equatable {
    case fetched(CandyOffer)
    case failed(CandyFileError)
    case updated(CandyTotals)
    case bought(CandyReceipt)
    case reopened(CandyReceipt)
    case refused(Refusal)
  }

  enum Refusal: Equatable {
    case nothingHereYet
    case nothingChosen
    case nothingBought
    case tooMany(maximum: Int)
  }

  /// Of each product; so many that every total is still exact.
  private static let maximumPieces = 1_000_000_000
  /// Value-added tax: 6.5 percent.
  private static let vat = TaxRate(tenthsOfPercent: 65)

  private let file: CandyFile
  private let observers = Observers<Change>()
  private var offer: CandyOffer?
  /// Why there is no offer, if that is known.
  private var failure: CandyFileError?
  private var candyQuantity = 0
  private var chocoQuantity = 0
  private var lastReceipt: CandyReceipt?

  init(file: CandyFile) {
    self.file = file
  }

  func observe(
    _ changeHandler: @escaping (_ change: Change) -> Void
  ) -> Disposable {
    observers.add(changeHandler)
  }

  func fetchCandy() {
    failure = nil
    receive(file.read())
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
    guard let offer else {
      return observers.notify(
        failure.map(Change.failed) ?? .refused(.nothingHereYet))
    }
    guard hasItems else {
      return observers.notify(.refused(.nothingChosen))
    }
    guard !isAboveMaximum else {
      return observers.notify(
        .refused(.tooMany(maximum: Self.maximumPieces)))
    }
    let receipt = receipt(of: offer)
    lastReceipt = receipt
    observers.notify(.bought(receipt))
  }

  func reopenReceipt() {
    guard let lastReceipt else {
      return observers.notify(
        failure.map(Change.failed) ?? .refused(.nothingBought))
    }
    observers.notify(.reopened(lastReceipt))
  }

  private func receive(_ result: CandyResult) {
    switch result {
    case .success(let offer):
      self.offer = offer
      observers.notify(.fetched(offer))
      if hasItems { notifyTotals() }
    case .failure(let error):
      failure = error
      observers.notify(.failed(error))
    }
  }

  private func notifyTotals() {
    guard let offer else { return }
    guard !isAboveMaximum else {
      return observers.notify(
        .refused(.tooMany(maximum: Self.maximumPieces)))
    }
    observers.notify(.updated(totals(of: offer)))
  }

  private var hasItems: Bool {
    max(candyQuantity, chocoQuantity) > 0
  }

  private var isAboveMaximum: Bool {
    max(candyQuantity, chocoQuantity) > Self.maximumPieces
  }

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
