// Demonstrates the Presenter as the View knows it: what happened, not
// what to do about it. It has the model that the next screen needs, too.

protocol CountViewPresenter: AnyObject {
  func viewDidLoad()
  func increaseButtonTouched()
  func decreaseButtonTouched()
  func reviewButtonTouched()
  func makePresenter(
    for review: any ReviewView
  ) -> any ReviewViewPresenter
}
