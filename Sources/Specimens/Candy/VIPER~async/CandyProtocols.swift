// Demonstrates the contract of a VIPER module with async: who asks gets
// the answer as a result, so that no layer has to know who asked. The
// protocol by which an Interactor tells its Presenter is gone.

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

/// Totals are nil until there is something to sum up.
protocol CandyInteractorProtocol: AnyObject {
  /// Fails with a `CandyFailure`, or because it was cancelled.
  func fetchCandy() async throws -> CandyData
  func update(
    candyQuantity quantity: Int
  ) throws(CandyFailure) -> CandyTotals?
  func update(
    chocoQuantity quantity: Int
  ) throws(CandyFailure) -> CandyTotals?
  func currentTotals() throws(CandyFailure) -> CandyTotals?
  func buy() throws(CandyFailure) -> ReceiptData
  func reopenReceipt() throws(CandyFailure) -> ReceiptData
}

protocol CandyWorkerProtocol: AnyObject {
  func fetchCandy() async throws -> CandyOffer
}

protocol CandyRouterProtocol: AnyObject {
  func returnToCandy()
  func showReceipt(_ receipt: ReceiptData)
}
