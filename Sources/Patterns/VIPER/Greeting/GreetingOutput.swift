// Demonstrates the Presenter as the Interactor knows it: an object that
// wants to hear the outcome.

protocol GreetingOutput: AnyObject {
  func receiveGreetingData(_ greetingData: GreetingData)
}
