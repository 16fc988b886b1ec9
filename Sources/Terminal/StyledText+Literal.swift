extension StyledText: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Collects the pieces of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = StyledText()

    /// Makes an empty collection.
    ///
    /// - Parameters:
    ///   - literalCapacity: the UTF-8 bytes of the literal's fixed parts.
    ///   - interpolationCount: how many interpolations it has.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a fixed part of the literal, plain.
    ///
    /// - Parameter literal: the part.
    public mutating func appendLiteral(_ literal: String) {
      text.append(literal)
    }

    /// Adds a styled text in its own styles.
    ///
    /// - Parameter value: the text.
    public mutating func appendInterpolation(_ value: StyledText) {
      text.append(value)
    }

    /// Adds a value's description in a style.
    ///
    /// - Parameters:
    ///   - value: the value to describe.
    ///   - style: how the description looks.
    public mutating func appendInterpolation(
      _ value: some CustomStringConvertible, _ style: Style = .plain
    ) {
      text.append(value.description, style)
    }
  }

  /// Makes a plain text from a literal.
  ///
  /// - Parameter value: what it reads.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a text from an interpolated literal.
  ///
  /// - Parameter stringInterpolation: the pieces of the literal.
  public init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.text
  }
}

extension StyledText: CustomStringConvertible {
  /// The text without its styles, so that a styled text within a plain one still reads well.
  public var description: String { plainText }
}
