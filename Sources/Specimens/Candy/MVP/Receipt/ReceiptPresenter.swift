// Demonstrates a second Presenter: the words of the receipt are its own.
// It comes first, with the Model's answer; its view is made with it.

import Features
import LayerTracing

@Layer(.presenter)
final class ReceiptPresenter: ReceiptViewPresenter {
  weak var view: (any ReceiptView)?
  private let receipt: CandyReceipt

  init(receipt: CandyReceipt) {
    self.receipt = receipt
  }

  func viewDidLoad() {
    let items = receipt.items.map { "\($0.title) × \($0.quantity)" }
    view?.set(
      viewModel: ReceiptViewModel(
        title: "Receipt",
        items: items.joined(separator: "\n"),
        totalInclTax: "Incl Tax : \(receipt.totalInclTax)won"))
  }
}
