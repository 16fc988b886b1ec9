// Demonstrates the Presenter as the View knows it: an object to tell what
// was tapped.

protocol GreetingViewPresenter: AnyObject {
  func didTapShowGreetingButton()
}
