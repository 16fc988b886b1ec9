// Demonstrates a contract without a way back: the Interactor returns what
// it is asked for, so that it needn't know a Presenter.

protocol ReceiptViewProtocol: AnyObject {
  func set(viewModel: ReceiptViewModel)
}

protocol ReceiptPresenterProtocol: AnyObject {
  func viewDidLoad()
}

protocol ReceiptInteractorProtocol: AnyObject {
  func provideReceipt() -> ReceiptData
}
