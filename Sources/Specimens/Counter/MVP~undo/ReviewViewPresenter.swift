// Demonstrates the Presenter as the View knows it: what happened, not
// what to do about it.

protocol ReviewViewPresenter: AnyObject {
  func viewDidLoad()
  func takeBackButtonTouched()
}
