/// The smallest thing that means something inside an expression, and where it stands.
public struct Token: Hashable, Sendable {
  /// What a token can be.
  public enum Kind: Hashable, Sendable {
    /// A number: `12`, `-0.5`, `1e+20`.
    case number(ExactNumber)
    /// A text in quotes, here without them.
    case string(String)
    /// A name in letters of any script: `onValueChange`, `계좌종류`.
    case identifier(String)
    /// A sign.
    case symbol(Symbol)
    /// Something that the grammar doesn't know.
    case junk(String)
    /// The end of the line.
    case end
  }

  /// What it is.
  public let kind: Kind
  /// Where it stands in the line, in UTF-8 bytes from 0.
  public let span: Range<Int>

  /// Makes a token.
  public init(_ kind: Kind, at span: Range<Int>) {
    self.kind = kind
    self.span = span
  }
}
