// What the layers know of one another: the candy shop, built in VIPER.

import Features

/// What the scene may ask of the module.
protocol CandyModuleInput: AnyObject {
  func openReceipt()
}

protocol CandyViewProtocol: AnyObject {
  func set(viewModel: CandyViewModel)
  func set(totalPriceViewModel viewModel: TotalPriceViewModel)
  func showFailure(_ message: String)
  func hideFailure()
  func showMessage(_ message: String)
}

protocol CandyPresenterProtocol: AnyObject {
  func fetchCandy()
  func update(candyQuantity quantity: Int)
  func update(chocoQuantity quantity: Int)
  func buy()
  func retry()
}

protocol CandyInteractorProtocol: AnyObject {
  func fetchCandy()
  func update(candyQuantity quantity: Int)
  func update(chocoQuantity quantity: Int)
  func buy()
  func reopenReceipt()
}

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
  func interactor(
    _ interactor: any CandyInteractorProtocol,
    didReopen receipt: ReceiptData)
}

protocol CandyWorkerProtocol: AnyObject {
  func fetchCandy(
    completion: @escaping (_ result: CandyResult) -> Void)
}

protocol CandyRouterProtocol: AnyObject {
  func returnToCandy()
  func showReceipt(_ receipt: ReceiptData)
}
