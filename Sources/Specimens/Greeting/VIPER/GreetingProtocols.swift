// Demonstrates the contract of a VIPER module in one file: a layer knows
// its neighbours by these protocols alone.
// They are named after what they are for; the usual names, objc.io's, are
// GreetingInteractorInput and GreetingInteractorOutput.

protocol GreetingView: AnyObject {
  func setGreeting(_ greeting: String)
}

protocol GreetingViewEventHandler: AnyObject {
  func didTapShowGreetingButton()
}

protocol GreetingProvider: AnyObject {
  func provideGreetingData()
}

protocol GreetingOutput: AnyObject {
  func receiveGreetingData(_ greetingData: GreetingData)
}
