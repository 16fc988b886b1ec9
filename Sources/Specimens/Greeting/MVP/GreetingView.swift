// Demonstrates the View as the Presenter knows it: it can be told a
// sentence, and has no say in it.

protocol GreetingView: AnyObject {
  func setGreeting(_ greeting: String)
}
