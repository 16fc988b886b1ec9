// What the view knows of its presenter: the counter, built in MVP.

protocol CountViewPresenter: AnyObject {
  init(view: any CountView, amount: Amount)

  func viewDidLoad()
  func increaseButtonTouched()
}
