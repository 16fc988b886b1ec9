// Demonstrates the Interactor as the Presenter knows it: use cases, in
// the words of the business.

protocol AccountInteractorProtocol: AnyObject {
  func viewDidLoad()
  func applyCheckCard()
  func moveToMain()
  func confirm()
}
