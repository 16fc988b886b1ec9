// What the interactor knows of its output: the candy shop, built
// in VIPER.

import Features

protocol CandyInteractorOutput: AnyObject {
  func interactor(
    _ interactor: any CandyInteractorProtocol,
    didFetch candy: CandyEntity, choco: CandyEntity)
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
