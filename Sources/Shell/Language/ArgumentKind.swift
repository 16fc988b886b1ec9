import Queries

/// Something that could be typed next, and what it is.
public struct Candidate: Equatable, Sendable {
  /// What to type.
  public let text: String
  /// What it is, in a few words.
  public let help: String
  /// The name in the line, if it has to be quoted there; else ``text``.
  public internal(set) var insertion: String

  /// Makes a candidate.
  public init(_ text: String, _ help: String = "") {
    self.text = text
    self.help = help
    insertion = text
  }
}

/// A sort of argument: how it is read, and what could be typed.
struct ArgumentKind<Value> {
  /// Reads a word.
  private(set) var parse: (Word, Context) throws(CommandError) -> Value
  /// What could be typed now, after these words.
  private(set) var candidates: @MainActor (Context, [Word]) -> [Candidate]
  /// What is named as an example where the argument is missing; nil for the candidates.
  private(set) var examples: (@MainActor (Context) -> [String])?
  /// Whether it may be a file's path.
  private(set) var isFile = false

  init(
    parse: @escaping (Word, Context) throws(CommandError) -> Value,
    candidates: @escaping @MainActor (Context) -> [Candidate] = { _ in [] }
  ) {
    self.parse = parse
    self.candidates = { context, _ in candidates(context) }
  }

  /// The same sort, which refuses some words.
  func checking(_ check: @escaping (Word, Context) throws(CommandError) -> Void) -> Self {
    var copy = self
    copy.parse = { [parse] word, context throws(CommandError) in
      try check(word, context)
      return try parse(word, context)
    }
    return copy
  }

  /// The same sort, with these examples.
  func exemplified(by examples: @escaping @MainActor (Context) -> [String]) -> Self {
    var copy = self
    copy.examples = examples
    return copy
  }

  /// The same sort, with these candidates.
  func completing(_ candidates: @escaping @MainActor (Context, [Word]) -> [Candidate]) -> Self {
    var copy = self
    copy.candidates = candidates
    return copy
  }
}

extension ArgumentKind where Value == Word {
  /// Any word; the command makes sense of it.
  static var word: Self { ArgumentKind { word, _ throws(CommandError) in word } }

  /// A file's path.
  static var file: Self {
    var kind = word
    kind.isFile = true
    return kind
  }
}

extension Context {
  /// Calls a parser of the grammar and words its errors.
  ///
  /// - Parameters:
  ///   - owner: What the names belong to: ` of counter`.
  ///   - label: What the accepted names are: `Events`.
  ///   - body: Reads something.
  /// - Returns: What it read.
  /// - Throws: The error in words.
  func parsed<Value>(
    of owner: String = "", listedAs label: String = "Accepted",
    _ body: () throws(QueryError) -> Value
  ) throws(CommandError) -> Value {
    do { return try body() } catch { throw complaint(.query(error, of: owner, listedAs: label)) }
  }
}
