// Demonstrates the Presenter as the View knows it: an object to tell that
// the screen is there.

protocol ReceiptViewPresenter: AnyObject {
  func viewDidLoad()
}
