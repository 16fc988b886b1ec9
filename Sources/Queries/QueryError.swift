/// What is wrong with a line, and where: a fact, whose words are in ``message``.
public struct QueryError: Error, Hashable, Sendable {
  /// What can be wrong.
  public enum Kind: Hashable, Sendable {
    /// A quote is never closed.
    case unterminatedQuote(Character)
    /// A backslash is followed by something that means nothing.
    case unknownEscape(String)
    /// A name is none of those there are: what sort of thing, and what was written.
    case unknown(String, String)
    /// Something else should stand here.
    case expected(String)
    /// A number is too large to be kept.
    case tooLarge(String)
    /// Something stands where the line could be at its end.
    case unexpected
    /// One part stands behind another that it has to come before.
    case misordered(String, before: String)
    /// Parentheses, or `not`, stand inside each other more often than this.
    case tooDeep(Int)
    /// Two values of different sorts are compared.
    case incomparable(QueryValue, QueryValue)
    /// Something that is no number is asked whether it is less or more.
    case unordered(QueryValue)
    /// Something that is no text is asked what it contains, or is looked for in a text.
    case notText(QueryValue)
    /// A name leads nowhere just now, in the words of the code that read it.
    case unresolved(String)
    /// A specimen isn't open, by the name that was written.
    case notOpen(String)
    /// A path leads nowhere just now.
    case nowhere(PathResolutionError)
  }

  /// What is wrong.
  public let fault: Kind
  /// Where, in UTF-8 bytes from 0; empty at the end of the line where something is missing.
  public let span: Range<Int>
  /// The names that would be accepted, if they can be listed.
  public let accepted: [String]
  /// What is nearest to what was written, if anything is near.
  public let nearest: String?

  /// Describes a fault.
  public init(
    _ fault: Kind, at span: Range<Int>, accepted: [String] = [], nearest: String? = nil
  ) {
    self.fault = fault
    self.span = span
    self.accepted = accepted
    self.nearest = nearest
  }

  /// A name that is none of `names`, with the nearest of them.
  public static func unknown(_ what: String, _ word: Word, of names: [String]) -> QueryError {
    QueryError(
      .unknown(what, word.text), at: word.span, accepted: names,
      nearest: NearestName.to(word.text, among: names))
  }

  /// Whether something isn't there that could be there another time: an argument that one message has
  /// and another hasn't, a layer that comes later.
  public var isAboutAbsence: Bool {
    switch fault {
    case .unknown("argument", _), .unresolved, .notOpen, .nowhere, .unordered(.nil), .notText(.nil):
      true
    default: false
    }
  }

  /// What is wrong, in words.
  public var message: String {
    switch fault {
    case .unterminatedQuote(let quote): "this \(quote) is never closed"
    case .unknownEscape(let text): "'\(text)' means nothing inside \"…\""
    case .unknown(let what, _): "no such \(what)"
    case .expected(let what): "\(what) should stand here"
    case .tooLarge(let what): "\(what) is too large"
    case .unexpected: "nothing more should stand here"
    case .misordered(let part, let other): "'\(part)' comes before '\(other)'"
    case .tooDeep(let depth): "this goes more than \(depth) levels deep"
    case .incomparable(let left, let right):
      "\(left) is \(left.sort) and \(right) is \(right.sort): they can't be compared"
    case .unordered(let value): "\(value) is \(value.sort): only numbers are less or more"
    case .notText(let value): "\(value) is \(value.sort): only a text contains, and only a text"
    case .unresolved(let what): what
    case .notOpen(let name): "\(name) is not open"
    case .nowhere(let obstacle): obstacle.message
    }
  }
}
