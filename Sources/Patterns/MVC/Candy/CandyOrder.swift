// Demonstrates a Model that works: it fetches, computes and refuses, so
// that the Controller has only to mediate. A massive controller is a
// choice, not a fate.

import Features
import LayerTracing

@Layer(.model)
final class CandyOrder {
  enum Change: Equatable {
    case fetched(CandyOffer)
    case failed(ServiceError)
    case updated(CandyTotals)
    case bought(CandyReceipt)
    case refused
  }

  private let service: CandyService
  private let observers = Observers<Change>()
  private var offer: CandyOffer?
  private var candyQuantity = 0
  private var chocoQuantity = 0

  init(service: CandyService) {
    self.service = service
  }

  func observe(
    _ changeHandler: @escaping (_ change: Change) -> Void
  ) -> Observation {
    observers.add(changeHandler)
  }

  func fetchCandy() {
    service.fetchCandy { [weak self] result in
      self?.receive(result)
    }
  }

  func update(candyQuantity quantity: Int) {
    guard let offer else { return }
    candyQuantity = quantity
    observers.notify(.updated(totals(of: offer)))
  }

  func update(chocoQuantity quantity: Int) {
    guard let offer else { return }
    chocoQuantity = quantity
    observers.notify(.updated(totals(of: offer)))
  }

  func buy() {
    guard let offer, candyQuantity + chocoQuantity > 0 else {
      observers.notify(.refused)
      return
    }
    observers.notify(.bought(receipt(of: offer)))
  }

  private func receive(_ result: Result<CandyOffer, ServiceError>) {
    switch result {
    case .success(let offer):
      self.offer = offer
      observers.notify(.fetched(offer))
    case .failure(let error):
      observers.notify(.failed(error))
    }
  }

  private func totals(of offer: CandyOffer) -> CandyTotals {
    let totalPrice =
      offer.candy.price * candyQuantity
      + offer.choco.price * chocoQuantity
    return CandyTotals(
      quantity: candyQuantity + chocoQuantity,
      totalPrice: totalPrice,
      totalInclTax: totalPrice + totalPrice * TaxRate.vat,
      vat: .vat)
  }

  private func receipt(of offer: CandyOffer) -> CandyReceipt {
    let taken = [
      (offer.candy.title, candyQuantity), (offer.choco.title, chocoQuantity),
    ]
    return CandyReceipt(
      items: taken.filter { $0.1 > 0 }.map(CandyReceipt.Item.init),
      totalInclTax: totals(of: offer).totalInclTax)
  }
}
