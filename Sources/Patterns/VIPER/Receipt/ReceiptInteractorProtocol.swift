// Demonstrates the Interactor as the Presenter knows it: one use case.

protocol ReceiptInteractorProtocol: AnyObject {
  func provideReceipt()
}
