// Demonstrates a small Presenter: it asks when the screen is there, and
// puts the answer into words.

import LayerTracing

@Layer(.presenter)
final class ReceiptPresenter {
  private weak var view: (any ReceiptViewProtocol)?
  private let interactor: any ReceiptInteractorProtocol

  init(
    view: any ReceiptViewProtocol,
    interactor: any ReceiptInteractorProtocol
  ) {
    self.view = view
    self.interactor = interactor
  }
}

@Layer
extension ReceiptPresenter: ReceiptPresenterProtocol {
  func viewDidLoad() {
    interactor.provideReceipt()
  }
}

@Layer
extension ReceiptPresenter: ReceiptInteractorOutput {
  func receiveReceipt(_ receipt: ReceiptData) {
    let items = receipt.items.map { "\($0.title) × \($0.quantity)" }
    view?.set(
      viewModel: ReceiptViewModel(
        title: "Receipt",
        items: items.joined(separator: "\n"),
        totalInclTax: "Incl Tax : \(receipt.totalInclTax) KRW"))
  }
}
