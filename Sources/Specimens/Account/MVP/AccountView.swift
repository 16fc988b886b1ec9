// Demonstrates the View as the Presenter knows it: texts to show, a
// screen to go to, and its own end.

protocol AccountView: AnyObject {
  func set(viewModel: AccountViewModel)
  func showMessage(_ message: String)
  func showApplyCard()
  func close()
}
