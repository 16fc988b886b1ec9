// Demonstrates the Presenter as the View knows it: somebody to tell that
// the screen is there.

protocol ReceiptViewPresenter: AnyObject {
  func viewDidLoad()
}
