// Demonstrates the Model of MVP, which is the Model of MVC and of MVVM:
// it fetches, computes and refuses, and knows no observer by name.

import Features
import LayerTracing

@Layer(.model)
final class CandyOrder {
  enum Change: Equatable {
    case fetched(CandyOffer)
    case failed(ServiceError)
    case updated(CandyTotals)
    case bought(CandyReceipt)
    case refused(Refusal)
  }

  enum Refusal: Equatable {
    case nothingHereYet
    case nothingTaken
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
    candyQuantity = quantity
    guard let offer else { return }
    observers.notify(.updated(totals(of: offer)))
  }

  func update(chocoQuantity quantity: Int) {
    chocoQuantity = quantity
    guard let offer else { return }
    observers.notify(.updated(totals(of: offer)))
  }

  func buy() {
    guard let offer else {
      return observers.notify(.refused(.nothingHereYet))
    }
    guard candyQuantity + chocoQuantity > 0 else {
      return observers.notify(.refused(.nothingTaken))
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
    let candy = CandyReceipt.Item(
      title: offer.candy.title, quantity: candyQuantity)
    let choco = CandyReceipt.Item(
      title: offer.choco.title, quantity: chocoQuantity)
    return CandyReceipt(
      items: [candy, choco].filter { $0.quantity > 0 },
      totalInclTax: totals(of: offer).totalInclTax)
  }
}
