// Demonstrates the Presenter as the Interactor knows it: an object that
// wants to hear the outcome, good or bad.

import Features

protocol CandyInteractorOutput: AnyObject {
  func interactor(
    _ interactor: any CandyInteractorProtocol,
    didFetch candy: CandyData)
  func interactor(
    _ interactor: any CandyInteractorProtocol,
    didFailWith error: CandyFailure)
  func interactor(
    _ interactor: any CandyInteractorProtocol,
    didUpdateTotalPrice totalPrice: Won, totalInclTax: Won,
    vat: TaxRate, quantity: Int)
  func interactor(
    _ interactor: any CandyInteractorProtocol,
    didBuy receipt: ReceiptData)
}
