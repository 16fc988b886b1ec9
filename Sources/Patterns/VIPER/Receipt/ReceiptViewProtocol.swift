// Demonstrates the View as the Presenter knows it: texts to show.

protocol ReceiptViewProtocol: AnyObject {
  func set(viewModel: ReceiptViewModel)
}

struct ReceiptViewModel: Equatable {
  let title: String
  let items: String
  let totalInclTax: String
}
