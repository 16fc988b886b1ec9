// Demonstrates the Presenter as the View knows it: what happened, not
// what to do about it.

protocol CandyPresenterProtocol: AnyObject {
  func fetchCandy()
  func update(candyQuantity quantity: Int)
  func buy()
}
