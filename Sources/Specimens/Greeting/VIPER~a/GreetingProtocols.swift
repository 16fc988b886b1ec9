// What the layers know of one another: the greeting, built in VIPER.

protocol GreetingView: AnyObject {
  func setGreeting(_ greeting: String)
}

protocol GreetingViewEventHandler: AnyObject {
  func didTapShowGreetingButton()
}

protocol GreetingProvider: AnyObject {
  func provideGreetingData()
}
