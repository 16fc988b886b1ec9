// Demonstrates the contract of a VIPER module in one file: a layer knows
// its neighbours by these protocols alone.
// They are named after the role, as in much of VIPER in Swift; objc.io's
// name for CandyInteractorProtocol would be CandyInteractorInput. The
// output's methods begin with who speaks, as Cocoa's delegates do.

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
  func interactor(
    _ interactor: any CandyInteractorProtocol,
    didReopen receipt: ReceiptData)
}

protocol CandyWorkerProtocol: AnyObject {
  func fetchCandy(
    completion: @escaping (_ result: CandyFileResult) -> Void)
}

protocol CandyRouterProtocol: AnyObject {
  func returnToCandy()
  func showReceipt(_ receipt: ReceiptData)
}
