// Demonstrates the Presenter as the View knows it: somebody to tell what
// was tapped.

import Features

protocol GreetingViewPresenter: AnyObject {
  init(view: any GreetingView, person: Person)

  func didTapShowGreetingButton()
}
