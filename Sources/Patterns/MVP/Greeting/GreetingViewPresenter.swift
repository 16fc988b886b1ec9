// Demonstrates the Presenter as the View knows it: somebody to tell what
// was tapped.

protocol GreetingViewPresenter: AnyObject {
  func didTapShowGreetingButton()
}
