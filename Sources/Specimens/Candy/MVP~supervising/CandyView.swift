// Demonstrates the View as a supervising Presenter knows it: what is as
// simple as a title it binds by itself; the rest it is told.

protocol CandyView: AnyObject {
  func bind(to order: CandyOrder)
  func set(viewModel: CandyViewModel)
  func set(totalPriceViewModel viewModel: TotalPriceViewModel)
  func showFailure(_ message: String)
  func hideFailure()
  func showMessage(_ message: String)
  func showReceipt(_ presenter: any ReceiptViewPresenter)
}
