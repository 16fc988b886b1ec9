// Demonstrates the View as a supervising Presenter knows it: it can be
// told which model to show, and shows it by itself.

protocol CountView: AnyObject {
  func bind(to amount: Amount)
}
