// What the view knows of its presenter: the counter, built in MVP.

protocol CountViewPresenter: AnyObject {
  func viewDidLoad()
  func increaseButtonTouched()
}
