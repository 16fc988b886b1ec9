extension StyledText: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Makes a plain text from a literal, which may be interpolated.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension StyledText: CustomStringConvertible {
  /// The text without its styles, so that a styled text within a plain one still reads well.
  public var description: String { plainText }
}
