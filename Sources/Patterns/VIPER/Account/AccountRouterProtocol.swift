// Demonstrates the Router as the Presenter knows it: places to go to.

protocol AccountRouterProtocol: AnyObject {
  func showApplyCard()
  func finish()
}
