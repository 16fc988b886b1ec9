// What the presenter knows of its interactor: the counter, built in
// VIPER.

protocol CountInteractorInput: AnyObject {
  func provideNumber()
  func save(number: Int)
}
