// Demonstrates the Presenter as the View knows it: what happened, not
// what to do about it.

protocol CountViewPresenter: AnyObject {
  func viewDidLoad()
  func increaseButtonTouched()
  func decreaseButtonTouched()
}
