// Demonstrates the View as the Presenter knows it: one sentence that it
// can be told, and no widget.

protocol CountView: AnyObject {
  func onValueChange(number: Int)
}
