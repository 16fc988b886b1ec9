// Demonstrates the Interactor as the Presenter knows it: use cases, in
// the words of the business.

protocol CandyInteractorProtocol: AnyObject {
  func fetchCandy()
  func update(candyQuantity quantity: Int)
  func update(chocoQuantity quantity: Int)
  func buy()
}
