import Languages
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
  let parse: (Word, Context) throws(CommandError) -> Value
  /// What could be typed now, after these words.
  var candidates: @MainActor (Context, [Word]) -> [Candidate]
  /// What is named as an example where the argument is missing; nil for the candidates.
  var examples: (@MainActor (Context) -> [String])?
  /// Whether all of what could be typed is named then.
  var listsAll = false
  /// Whether it may be a file's path.
  var isFile = false
  /// Where it is text to the end of the line, whether that begins behind some words; nil for single words.
  var beginsText: (([Word]) -> Bool)?

  init(
    parse: @escaping (Word, Context) throws(CommandError) -> Value,
    candidates: @escaping @MainActor (Context) -> [Candidate] = { _ in [] }
  ) {
    self.parse = parse
    self.candidates = { context, _ in candidates(context) }
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

  /// Text to the end of the line, whatever is in it, if it may begin behind the command's other words.
  static func text(after begins: @escaping ([Word]) -> Bool = { _ in true }) -> Self {
    var kind = word
    kind.beginsText = begins
    return kind
  }
}

extension ArgumentKind where Value == Int {
  /// A number, which the tables know by a key.
  static func number(_ thing: String = "query.thing.whole-number") -> Self {
    ArgumentKind { word, context throws(CommandError) in
      try context.parsed(Names.number(word, localized(thing)))
    }
  }

  /// A number in a range, and what is wrong with another one.
  static func number(in range: ClosedRange<Int>, else refusal: Refusal) -> Self {
    ArgumentKind { word, context throws(CommandError) in
      let number = try number().parse(word, context)
      guard range.contains(number) else { throw context.error(refusal, at: word.span) }
      return number
    }
  }
}

extension Context {
  /// Calls a parser of the grammar and words its errors.
  ///
  /// - Parameters:
  ///   - reading: Reads something.
  ///   - owner: What the names belong to: a key of the tables, and its name.
  ///   - list: What the accepted names are, as the tables' keys have it: `events`.
  /// - Returns: What it read.
  /// - Throws: The error in words.
  func parsed<Value>(
    _ reading: @autoclosure () throws(QueryError) -> Value,
    of owner: (key: String, name: String)? = nil,
    listedAs list: String = "accepted"
  ) throws(CommandError) -> Value {
    do throws(QueryError) { return try reading() } catch {
      throw self.error(Refusal(error, of: owner, listedAs: list))
    }
  }
}
