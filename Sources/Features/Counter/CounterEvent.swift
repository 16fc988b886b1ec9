/// What the user can do to the counter, in every pattern.
///
/// Source: seed 003, the `+` and `-` buttons.
public enum CounterEvent: String, CaseIterable, Sendable {
  /// Count one up.
  case increase
  /// Count one down.
  case decrease
}
