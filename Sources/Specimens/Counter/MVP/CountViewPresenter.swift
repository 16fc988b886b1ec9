// Demonstrates the Presenter as the View knows it: what happened, not
// what to do about it. The post (003) asks for `init(view:)` here, too;
// who only talks to a presenter need not be able to make one.

protocol CountViewPresenter: AnyObject {
  func viewDidLoad()
  func increaseButtonTouched()
  func decreaseButtonTouched()
}
