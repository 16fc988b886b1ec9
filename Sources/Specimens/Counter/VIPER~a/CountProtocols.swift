// What the layers know of one another: the counter, built in VIPER.

protocol CountView: AnyObject {
  func onValueChange(number: Int)
}

protocol CountViewPresenter: AnyObject {
  func viewDidLoad()
  func increaseButtonTouched()
  func decreaseButtonTouched()
}

protocol CountInteractorInput: AnyObject {
  func provideNumber()
  func save(number: Int)
}

protocol CountInteractorOutput: AnyObject {
  func didChange(number: Int)
}
