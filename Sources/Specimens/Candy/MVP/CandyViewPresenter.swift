// Demonstrates the Presenter as the View knows it: what it may be asked
// for, without a widget and without a text.

protocol CandyViewPresenter: AnyObject {
  func fetchCandy()
  func update(candyQuantity quantity: Int)
  func update(chocoQuantity quantity: Int)
  func buy()
  func reopenReceipt()
  func retry()
}
