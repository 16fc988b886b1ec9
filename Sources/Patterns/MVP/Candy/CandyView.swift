// Demonstrates the View as the Presenter knows it: texts to show, and
// another screen to go to, with a receipt that it passes on unread.

protocol CandyView: AnyObject {
  func set(viewModel: CandyViewModel)
  func set(totalPriceViewModel viewModel: TotalPriceViewModel)
  func showMessage(_ message: String)
  func showReceipt(_ receipt: CandyReceipt)
}
