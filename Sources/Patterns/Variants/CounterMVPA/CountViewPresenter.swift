// Demonstrates the Presenter as the View knows it: what happened, not
// what to do about it.

protocol CountViewPresenter: AnyObject {
  init(view: any CountView, amount: Amount)

  func viewDidLoad()
  func increaseButtonTouched()
  func decreaseButtonTouched()
}
