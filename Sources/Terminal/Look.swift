/// For whose eyes styles are drawn.
public enum Look: Sendable {
  /// One reader at a screen.
  case standard
  /// A class in front of a projector, on a light or a dark ground: bold instead of colours that
  /// wash out, and nothing dimmed.
  case projector
}
