// Demonstrates the Interactor as the Presenter knows it: use cases, in
// the words of the business.

protocol CountInteractorInput: AnyObject {
  func provideNumber()
  func save(number: Int)
}
