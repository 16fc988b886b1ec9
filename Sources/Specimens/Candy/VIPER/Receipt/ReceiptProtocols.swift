// Demonstrates the contract of a VIPER module in one file: a layer knows
// its neighbours by these protocols alone.
// They are named as the candy's, after the role.

protocol ReceiptViewProtocol: AnyObject {
  func set(viewModel: ReceiptViewModel)
}

protocol ReceiptPresenterProtocol: AnyObject {
  func viewDidLoad()
}

protocol ReceiptInteractorProtocol: AnyObject {
  func provideReceipt()
}

protocol ReceiptInteractorOutput: AnyObject {
  func receiveReceipt(_ receipt: ReceiptData)
}
