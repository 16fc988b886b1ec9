// Demonstrates the Interactor as the Presenter knows it: one use case.

protocol ReceiptProvider: AnyObject {
  func provideReceipt()
}
