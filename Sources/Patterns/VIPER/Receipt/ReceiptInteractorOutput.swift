// Demonstrates the Presenter as the Interactor knows it: an object that
// wants to hear the outcome.

protocol ReceiptInteractorOutput: AnyObject {
  func receiveReceipt(_ receipt: ReceiptData)
}
