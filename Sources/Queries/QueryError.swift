/// What is wrong with a line, and where: a fact, whose words are in ``message``.
public struct QueryError: Error, Equatable, Sendable {
  /// What can be wrong.
  public enum Fault: Equatable, Sendable {
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
  }

  /// What is wrong.
  public let fault: Fault
  /// Where, in UTF-8 bytes from 0; empty at the end of the line where something is missing.
  public let span: Range<Int>
  /// The names that would be accepted, if they can be listed.
  public let accepted: [String]
  /// What is nearest to what was written, if anything is near.
  public let nearest: String?

  /// Describes a fault.
  public init(
    _ fault: Fault, at span: Range<Int>, accepted: [String] = [], nearest: String? = nil
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

  /// What is wrong, in words.
  public var message: String {
    switch fault {
    case .unterminatedQuote(let quote): "this \(quote) is never closed"
    case .unknownEscape(let text): "'\(text)' means nothing inside \"…\""
    case .unknown(let what, _): "no such \(what)"
    case .expected(let what): "\(what) should stand here"
    case .tooLarge(let what): "\(what) is too large"
    }
  }
}
