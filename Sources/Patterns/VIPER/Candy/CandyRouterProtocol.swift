// Demonstrates the Router as the Presenter knows it: places to go to.

protocol CandyRouterProtocol: AnyObject {
  func showReceipt(_ receipt: ReceiptData)
}
