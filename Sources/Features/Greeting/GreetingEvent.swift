/// What the user can do to the greeting, in every pattern.
///
/// Source: seed 001, the button that shows it.
public enum GreetingEvent: String, CaseIterable, Sendable {
  /// Be greeted.
  case show
}
