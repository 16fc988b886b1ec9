import Queries

/// The words of an action's line behind the first, which are read one after the other.
nonisolated struct ActionLine {
  private(set) var rest: ArraySlice<Word>

  init(_ words: ArraySlice<Word>) { rest = words }

  /// Whether nothing is left to be read.
  var isAtEnd: Bool { rest.isEmpty }

  /// The texts of all words that are left.
  var texts: [String] { rest.map(\.text) }

  /// The next word.
  mutating func word() -> String? { rest.popFirst()?.text }

  /// The last word.
  mutating func last() -> String? {
    let word = word()
    return isAtEnd ? word : nil
  }

  /// A word that stands there as it is, in no quotes.
  mutating func keyword(_ text: String) -> Bool {
    guard let word = rest.first, word.text == text, !word.isQuoted else { return false }
    rest.removeFirst()
    return true
  }

  /// A number; nil if the next word is none, which isn't read then.
  mutating func number() -> Int? {
    guard let word = rest.first, !word.isQuoted, let number = Int(word.text) else { return nil }
    rest.removeFirst()
    return number
  }

  /// The name of a message; nil if the next word is none.
  mutating func message() -> MessageReference? {
    rest.popFirst().flatMap { try? MessageReference($0) }
  }

  /// The names behind `on`, which end the line; none if there is no such clause, nil if other words
  /// are left.
  mutating func names() -> [String]? {
    if isAtEnd { return [] }
    guard keyword("on"), !isAtEnd else { return nil }
    return texts
  }

  // MARK: Writing

  private static let keywords = ["on", "at", "only"]

  /// A line: names that are keywords are quoted.
  static func text(
    _ head: String, _ arguments: [String] = [], number: Int? = nil, on names: [String] = []
  ) -> String {
    let arguments = arguments.map {
      keywords.contains($0.lowercased()) ? $0.quotedAsWord : $0.asWord
    }
    let number = number.map { [String($0)] } ?? []
    let clause = names.isEmpty ? [] : ["on"] + names.map(\.asWord)
    return ([head] + arguments + number + clause).joined(separator: " ")
  }
}
