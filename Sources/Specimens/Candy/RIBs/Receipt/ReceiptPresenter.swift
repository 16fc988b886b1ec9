// Demonstrates a small Presenter: it puts a receipt into words.

import LayerTracing

protocol ReceiptViewProtocol: AnyObject {
  func set(viewModel: ReceiptViewModel)
}

@Layer(.presenter)
final class ReceiptPresenter:
  Presenter<any ReceiptViewProtocol>, ReceiptPresentable
{
  func present(receipt: ReceiptData) {
    let items = receipt.items.map { "\($0.title) × \($0.quantity)" }
    viewController.set(
      viewModel: ReceiptViewModel(
        title: "Receipt",
        items: items.joined(separator: "\n"),
        totalInclTax: "Incl Tax : \(receipt.totalInclTax)won"))
  }
}
