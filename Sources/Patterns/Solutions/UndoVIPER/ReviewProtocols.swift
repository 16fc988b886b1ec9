// Demonstrates the contract of a VIPER module in one file: a layer knows
// its neighbours by these protocols alone.

protocol ReviewView: AnyObject {
  func onValueChange(number: Int, canUndo: Bool)
}

protocol ReviewViewPresenter: AnyObject {
  func viewDidLoad()
  func takeBackButtonTouched()
}

protocol ReviewInteractorInput: AnyObject {
  func provideNumber()
  func undo()
}

protocol ReviewInteractorOutput: AnyObject {
  func didChange(number: Int, canUndo: Bool)
}
