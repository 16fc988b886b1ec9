// Demonstrates the contract of a VIPER module in one file: a layer knows
// its neighbours by these protocols alone.

protocol CountView: AnyObject {
  func onValueChange(number: Int, canUndo: Bool)
}

protocol CountViewPresenter: AnyObject {
  func viewDidLoad()
  func increaseButtonTouched()
  func decreaseButtonTouched()
  func undoButtonTouched()
}

protocol CountInteractorInput: AnyObject {
  func provideNumber()
  func increase()
  func decrease()
  func undo()
}

protocol CountInteractorOutput: AnyObject {
  func didChange(number: Int, canUndo: Bool)
}
