// Demonstrates that each screen of MVP has a contract of its own.

protocol ReviewView: AnyObject {
  func onValueChange(number: Int, canUndo: Bool)
}
