// Demonstrates the Presenter as the Interactor knows it: somebody who
// wants to hear the outcome.

protocol GreetingOutput: AnyObject {
  func receiveGreetingData(_ greetingData: GreetingData)
}
