// Demonstrates the Presenter as the View knows it: the receipt has no
// button of its own, so there is only one thing to tell it.

protocol ReceiptViewPresenter: AnyObject {
  var view: (any ReceiptView)? { get set }
  func viewDidLoad()
}
