// Demonstrates a Reducer that works: it computes and refuses, asks for an
// effect, and takes what comes of it as one more action.

import Features
import LayerTracing

@Layer(.reducer)
struct CandyReducer: Reducer {
  /// Of each product; so many that every total is still exact.
  private static let maximumPieces = 1_000_000_000
  /// Value-added tax: 6.5 percent.
  fileprivate static let vat = TaxRate(tenthsOfPercent: 65)

  let effects: CandyEffects

  func reduce(
    into state: inout CandyState, action: CandyAction
  ) -> Never? {
    switch action {
    case .viewDidLoad, .retryButtonTouched:
      state.failure = nil
      fetchCandy(into: &state)
    case .candyQuantityChanged(let quantity):
      state.candyQuantity = quantity
      updateTotals(&state)
    case .chocoQuantityChanged(let quantity):
      state.chocoQuantity = quantity
      updateTotals(&state)
    case .buyButtonTouched:
      buy(&state)
    case .linkOpened:
      state.receipt = state.lastReceipt
      guard state.receipt == nil else { break }
      state.refusal = state.failure == nil ? .nothingBought : nil
    case .fetched(.success(let offer)):
      state.offer = offer
      state.refusal = nil
      if state.hasItems { updateTotals(&state) }
    case .fetched(.failure(let error)):
      state.failure = error
      state.refusal = nil
    case .receipt(.closed):
      state.receipt = nil
    }
    return nil
  }

  private func fetchCandy(into state: inout CandyState) {
    var answer: CandyAction?
    effects.run(.fetchCandy) { action in answer = action }
    if let answer { _ = reduce(into: &state, action: answer) }
  }

  private func updateTotals(_ state: inout CandyState) {
    guard let offer = state.offer else { return }
    state.refusal = refusal(state)
    if state.refusal == nil { state.totals = state.totals(of: offer) }
  }

  private func buy(_ state: inout CandyState) {
    guard let offer = state.offer else {
      state.refusal = state.failure == nil ? .nothingHereYet : nil
      return
    }
    state.refusal = state.hasItems ? refusal(state) : .nothingChosen
    guard state.refusal == nil else { return }
    state.receipt = state.receipt(of: offer)
    state.lastReceipt = state.receipt
  }

  private func refusal(_ state: CandyState) -> CandyState.Refusal? {
    max(state.candyQuantity, state.chocoQuantity) > Self.maximumPieces
      ? .tooMany(maximum: Self.maximumPieces) : nil
  }
}

extension CandyState {
  fileprivate var hasItems: Bool {
    max(candyQuantity, chocoQuantity) > 0
  }

  fileprivate func totals(of offer: CandyOffer) -> CandyTotals {
    let totalPrice =
      offer.candy.price * candyQuantity
      + offer.choco.price * chocoQuantity
    return CandyTotals(
      quantity: candyQuantity + chocoQuantity,
      totalPrice: totalPrice,
      totalInclTax: totalPrice + totalPrice * CandyReducer.vat,
      vat: CandyReducer.vat)
  }

  fileprivate func receipt(of offer: CandyOffer) -> ReceiptState {
    let candy = ReceiptState.Item(
      title: offer.candy.title, quantity: candyQuantity)
    let choco = ReceiptState.Item(
      title: offer.choco.title, quantity: chocoQuantity)
    return ReceiptState(
      items: [candy, choco].filter { $0.quantity > 0 },
      total: totals(of: offer).totalInclTax)
  }
}
