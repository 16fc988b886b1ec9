// Demonstrates the Presenter as the View knows it: what happened, not
// what to do about it.

protocol CountViewPresenter: AnyObject {
  /// What is to be saved; the only thing that a view asks for.
  func currentNumber() -> Int
  func viewDidLoad()
  func increaseButtonTouched()
  func decreaseButtonTouched()
  func restore(number: Int)
}
