// Demonstrates the Presenter as the View knows it: what the user can do,
// without a widget and without a text.

protocol AccountPresenterProtocol: AnyObject {
  func viewDidLoad()
  func applyCheckCard()
  func moveToMain()
  func confirm()
  func finish()
}
