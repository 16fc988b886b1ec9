// Demonstrates the View as the Presenter knows it: texts to show.

protocol ReceiptView: AnyObject {
  func set(viewModel: ReceiptViewModel)
}
