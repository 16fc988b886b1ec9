// What the view model knows of its view: the greeting, built in MVVM.

protocol GreetingView: AnyObject {
  func setGreeting(_ greeting: String)
}
