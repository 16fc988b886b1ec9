import Languages

/// What is wrong with a line, and where: a fact, whose words are in ``message``.
public struct QueryError: Error, Hashable, Sendable {
  /// What can be wrong.
  public enum Kind: Hashable, Sendable {
    /// A quote is never closed.
    case unterminatedQuote(Character)
    /// A backslash is followed by something that means nothing.
    case unknownEscape(String)
    /// A name is unknown: the sort of thing, in English as in the tables' keys, and the name as it
    /// was written.
    case unknown(String, String)
    /// A message has no argument of this name.
    case noArgument(String)
    /// Something else should stand here.
    case expected(String)
    /// A number is too large to be kept.
    case tooLarge(String)
    /// Something follows where the line should have ended.
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
  public let kind: Kind
  /// Where, in UTF-8 bytes from 0; empty at the end of the line where something is missing.
  public let span: Range<Int>
  /// The names that would be accepted, if they can be listed.
  public let accepted: [String]
  /// What is nearest to what was written, if anything is near.
  public let nearest: String?

  /// Describes an error.
  public init(
    _ kind: Kind, at span: Range<Int>, accepted: [String] = [], nearest: String? = nil
  ) {
    self.kind = kind
    self.span = span
    self.accepted = accepted
    self.nearest = nearest
  }

  /// A name that is none of `names`, with the nearest of them.
  public static func unknown(_ sort: String, _ word: Word, of names: [String]) -> QueryError {
    QueryError(
      .unknown(sort, word.text), at: word.span, accepted: names,
      nearest: NearestName.to(word.text, among: names))
  }

  /// Whether the line may be right at another time: an argument that only other messages have, or a
  /// layer that comes later.
  public var isAboutAbsence: Bool {
    switch kind {
    case .noArgument, .unresolved, .notOpen, .nowhere, .unordered(.nil), .notText(.nil):
      true
    default: false
    }
  }

  /// What is wrong, in the language that is spoken.
  public var message: String { text.description }

  /// ``message``, not yet put into a language.
  package var text: LocalizedText {
    switch kind {
    case .unterminatedQuote(let quote): LocalizedText("query.unterminated", String(quote))
    case .unknownEscape(let text): LocalizedText("query.unknown-escape", text)
    case .unknown(let sort, _): LocalizedText("query.unknown", QueryError.name(of: sort))
    case .noArgument: LocalizedText("query.unknown", LocalizedText("query.sort.argument"))
    case .expected(let expected): LocalizedText("query.expected", expected)
    case .tooLarge(let expected): LocalizedText("query.too-large", expected)
    case .unexpected: LocalizedText("query.unexpected")
    case .misordered(let part, let other): LocalizedText("query.misordered", part, other)
    case .tooDeep(let depth): LocalizedText("query.too-deep", depth)
    case .incomparable(let left, let right):
      LocalizedText(
        "query.incomparable", left.description, left.sort.name, right.description, right.sort.name)
    case .unordered(let value):
      LocalizedText("query.unordered", value.description, value.sort.name)
    case .notText(let value): LocalizedText("query.not-text", value.description, value.sort.name)
    case .unresolved(let message): LocalizedText(verbatim: message)
    case .notOpen(let name): LocalizedText("query.not-open", name)
    case .nowhere(let error): error.text
    }
  }

  /// The name of a sort of thing in the language that is spoken. A host's own sort isn't in the
  /// tables, and stays as it is.
  private static func name(of sort: String) -> any LocalizedArgument {
    let key = sort.replacing(" ", with: "-")
    return isLocalized("query.sort.\(key)") ? LocalizedText("query.sort.\(key)") : sort
  }
}

extension Refusal {
  /// Refuses what the grammar doesn't have, or what names nothing.
  ///
  /// - Parameters:
  ///   - error: What is wrong.
  ///   - owner: What the names belong to, ` of counter`, ` in counter`; a key and a name.
  ///   - list: What the names are that would be accepted, as the tables' keys have it.
  package init(
    _ error: QueryError, of owner: (key: String, name: String)? = nil,
    listedAs list: String = "accepted"
  ) {
    self.init(
      owner.map { LocalizedText($0.key, error.text, $0.name) } ?? error.text,
      nearest: error.nearest,
      accepted: LocalizedText("error.listed.\(list)", error.accepted), at: error.span)
  }
}
