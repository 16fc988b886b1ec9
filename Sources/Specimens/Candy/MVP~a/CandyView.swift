// What the presenter knows of its view: the candy shop, built in MVP.

protocol CandyView: AnyObject {
  func set(viewModel: CandyViewModel)
  func set(totals: CandyTotals)
  func showFailure(_ message: String)
  func hideFailure()
  func showMessage(_ message: String)
  func showReceipt(_ presenter: any ReceiptViewPresenter)
}
