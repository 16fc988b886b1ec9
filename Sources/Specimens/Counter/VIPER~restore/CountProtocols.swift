// Demonstrates the contract of a VIPER module in one file: a layer knows
// its neighbours by these protocols alone.

protocol CountView: AnyObject {
  func onValueChange(number: Int)
}

protocol CountViewPresenter: AnyObject {
  func currentNumber() -> Int
  func viewDidLoad()
  func increaseButtonTouched()
  func decreaseButtonTouched()
  func restore(number: Int)
}

protocol CountInteractorInput: AnyObject {
  /// Asked for when there is no time to wait for the output's answer.
  func currentNumber() -> Int
  func restore(number: Int)
  func provideNumber()
  func increase()
  func decrease()
}

protocol CountInteractorOutput: AnyObject {
  func didChange(number: Int)
}
