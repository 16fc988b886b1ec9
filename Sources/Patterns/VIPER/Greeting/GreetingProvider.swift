// Demonstrates the Interactor as the Presenter knows it: one use case.

protocol GreetingProvider: AnyObject {
  func provideGreetingData()
}
