// What the view knows of its presenter: the candy shop, built in VIPER.

protocol CandyPresenterProtocol: AnyObject {
  func fetchCandy()
  func update(candyQuantity quantity: Int)
  func buy()
  func retry()
}
