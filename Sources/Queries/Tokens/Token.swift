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
}

/// The signs that the grammar knows, besides letters, digits and quotes.
public enum Symbol: String, CaseIterable, Hashable, Sendable {
  /// `==`, is the same.
  case equal = "=="
  /// `!=`, is not the same.
  case unequal = "!="
  /// `<=`, is at most.
  case atMost = "<="
  /// `>=`, is at least.
  case atLeast = ">="
  /// `->`, calls.
  case call = "->"
  /// `~>`, notifies.
  case notification = "~>"
  /// `=>`, calls or notifies.
  case eitherArrow = "=>"
  /// `<`, is less than.
  case less = "<"
  /// `>`, is more than.
  case more = ">"
  /// `(`
  case open = "("
  /// `)`
  case close = ")"
  /// `[`
  case openIndex = "["
  /// `]`
  case closeIndex = "]"
  /// `.`, goes into.
  case dot = "."
  /// `,`
  case comma = ","
  /// `:`
  case colon = ":"
  /// `#`, before the number of an event.
  case hash = "#"
  /// `+`, before the number of a message that stays within a role.
  case plus = "+"
  /// `*`, anything.
  case star = "*"
  /// `~`, before the name of a dialect or variant.
  case tilde = "~"

  /// Arrows as they are drawn elsewhere, each with the sign of this grammar that it stands for.
  static let drawn: [(text: String, symbol: Symbol)] = [
    ("→", .call), ("⇢", .notification), ("⇒", .eitherArrow),
  ]

  /// Every spelling, so ordered that the longer of two comes first.
  static let spellings: [(text: String, symbol: Symbol)] =
    (allCases.map { ($0.rawValue, $0) } + drawn).sorted { $0.text.utf8.count > $1.text.utf8.count }
}
