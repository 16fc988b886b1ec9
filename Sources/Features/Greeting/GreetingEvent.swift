/// What the user can do to the greeting, in every pattern.
///
/// Source: seed 001, the button that shows it.
public enum GreetingEvent: String, CaseIterable, Sendable {
  /// Be greeted.
  case show

  /// The events that a mock of the view can stand in for, and which values they bring, if any.
  public static let drivable: [String: ClosedRange<Int>?] = [show.rawValue: nil]
}
