/// What the user can do to the counter, in every pattern.
///
/// Source: seed 003, the `+` and `-` buttons.
public enum CounterEvent: String, CaseIterable, Sendable {
  /// Count one up.
  case increase
  /// Count one down.
  case decrease

  /// The events that a mock of the view can stand in for, and which values they bring, if any.
  public static let drivable: [String: ClosedRange<Int>?] = [
    increase.rawValue: nil, decrease.rawValue: nil,
  ]
}

/// What the user can do to a counter whose taps can be taken back.
public enum UndoEvent: String, CaseIterable, Sendable {
  /// Go to the screen on which taps are taken back.
  case review
  /// Take the last tap back.
  case takeBack
  /// Go back to the counter.
  case back
}
