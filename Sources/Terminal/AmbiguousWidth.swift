/// How wide the terminal draws the characters that UAX #11 calls ambiguous: Greek, Cyrillic, box
/// drawing, arrows and the like.
public enum AmbiguousWidth: Sendable {
  /// One column, as almost every terminal does unless told otherwise.
  case narrow
  /// Two columns, as terminals do that follow an East Asian legacy encoding.
  case wide
}
