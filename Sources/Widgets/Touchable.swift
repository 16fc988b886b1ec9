/// What a finger can be put on: a control, or a table with its rows.
///
/// UIKit needs no such word: there every view is hit by touches, and gestures are recognised later.
/// Here an event finds what it happens to by name.
public protocol Touchable: AnyObject {
  /// Whether it reacts to the user.
  var isEnabled: Bool { get }
  /// What people call it when they look at it; empty if nothing is written on it.
  var caption: String { get }
  /// The values that the gesture may bring; nil if it brings none.
  var values: ClosedRange<Int>? { get }

  /// Does to it what its event stands for.
  ///
  /// - Parameter value: The value that the gesture brings, one of ``values``; nil where it brings none.
  func perform(_ value: Int?)
}
