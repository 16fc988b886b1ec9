// Demonstrates the View as the Presenter knows it: what it can be told,
// and no widget.

protocol CountView: AnyObject {
  func onValueChange(number: Int)
  func showReview()
}
