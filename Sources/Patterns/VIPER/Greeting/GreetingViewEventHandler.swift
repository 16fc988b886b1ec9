// Demonstrates the Presenter as the View knows it: somebody to tell what
// was tapped.

protocol GreetingViewEventHandler: AnyObject {
  func didTapShowGreetingButton()
}
