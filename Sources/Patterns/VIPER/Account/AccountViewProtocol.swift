// Demonstrates the View as the Presenter knows it: texts to show.

protocol AccountViewProtocol: AnyObject {
  func set(viewModel: AccountViewModel)
  func showMessage(_ message: String)
}
