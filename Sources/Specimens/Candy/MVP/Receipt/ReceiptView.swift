// Demonstrates that each screen of MVP has a contract of its own.

protocol ReceiptView: AnyObject {
  func set(viewModel: ReceiptViewModel)
}
