// Demonstrates the contract of a VIPER module in one file: a layer knows
// its neighbours by these protocols alone.
// Input and Output of the Interactor are objc.io's names, those of the
// View are MVP's.

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
