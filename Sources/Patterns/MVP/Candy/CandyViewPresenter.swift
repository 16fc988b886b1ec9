// Demonstrates the Presenter as the View knows it: what happened, not
// what to do about it.

protocol CandyViewPresenter: AnyObject {
  init(view: any CandyView, order: CandyOrder)

  func fetchCandy()
  func update(candyQuantity quantity: Int)
  func update(chocoQuantity quantity: Int)
  func buy()
}
