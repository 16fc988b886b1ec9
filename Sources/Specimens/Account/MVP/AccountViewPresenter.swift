// Demonstrates the Presenter as the View knows it: what the user can do,
// without a widget and without a text.

protocol AccountViewPresenter: AnyObject {
  func viewDidLoad()
  func applyCheckCard()
  func moveToMain()
  func confirm()
  func finish()
}
