// Demonstrates the View as the Presenter knows it: texts to show.

protocol ReceiptViewProtocol: AnyObject {
  func set(viewModel: ReceiptViewModel)
}
