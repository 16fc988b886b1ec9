// Demonstrates the contract of a VIPER module in one file: a layer knows
// its neighbours by these protocols alone.
// Input and Output of the Interactor are objc.io's names, those of the
// View are MVP's.

protocol CountView: AnyObject {
  func onValueChange(number: Int)
}

protocol CountViewPresenter: AnyObject {
  func viewDidLoad()
  func increaseButtonTouched()
  func decreaseButtonTouched()
  func reviewButtonTouched()
}

protocol CountInteractorInput: AnyObject {
  func provideNumber()
  func increase()
  func decrease()
}

protocol CountInteractorOutput: AnyObject {
  func didChange(number: Int)
}

protocol CountRouterProtocol: AnyObject {
  func showReview()
}
