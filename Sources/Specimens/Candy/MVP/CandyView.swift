// Demonstrates the View as the Presenter knows it: texts to show, and
// another screen to go to, with the Presenter that it needs.

protocol CandyView: AnyObject {
  func set(viewModel: CandyViewModel)
  func set(totalPriceViewModel viewModel: TotalPriceViewModel)
  func showFailure(_ message: String)
  func hideFailure()
  func showMessage(_ message: String)
  func showReceipt(_ presenter: any ReceiptViewPresenter)
}
