// Demonstrates the Presenter as the Interactor knows it: somebody who
// wants to hear the outcome.

protocol ReceiptInteractorOutput: AnyObject {
  func receiveReceipt(_ receipt: ReceiptData)
}
