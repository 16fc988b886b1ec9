import Languages
import LayerTracing

// no text: the words of the format
/// The words of one line of rules that are still to be read.
struct RuleLine {
  private let tokens: [RuleToken]
  private let text: String
  private let number: Int
  private var index = 0

  /// What stands between the names of a list.
  private static let separators = [",", "and", "or"]

  init(_ tokens: [RuleToken], text: String, number: Int) {
    (self.tokens, self.text, self.number) = (tokens, text, number)
  }

  /// The next word; nil at the end.
  var next: RuleToken? { index < tokens.count ? tokens[index] : nil }

  /// Where the last word ends.
  var end: Int { tokens.last?.span.upperBound ?? 0 }

  /// Goes on behind the next word.
  mutating func skip() { index += 1 }

  /// A part of the line.
  func place(of span: Range<Int>) -> RuleReader.Place {
    RuleReader.Place(line: number, text: text, span: span)
  }

  /// Refuses a word.
  func error(_ reason: Refusal, at token: RuleToken) -> RuleFileError {
    place(of: token.span).error(reason)
  }

  /// Refuses a word that is none of those that may stand there.
  func unknown(_ token: RuleToken, _ expected: String, _ words: [String]) -> RuleFileError {
    error(
      Refusal(
        "rule-file.unknown", token.shown, nearest: NearestName.to(token.text, among: words),
        accepted: LocalizedText(expected)), at: token)
  }

  /// Refuses the end of the line.
  func missing(_ expected: String) -> RuleFileError {
    place(of: end..<end).error(Refusal("rule-file.missing", accepted: LocalizedText(expected)))
  }

  /// Reads a word that has to stand there.
  mutating func take(_ word: String, _ expected: String) throws(RuleFileError) {
    guard let token = next else { throw missing(expected) }
    guard token.text == word else { throw unknown(token, expected, [word]) }
    skip()
  }

  /// Reads the name of a role.
  ///
  /// - Parameters:
  ///   - afterThe: Whether `the` may stand before it.
  ///   - words: What else might stand there.
  /// - Returns: The role, and where its name stands.
  /// - Throws: If none stands there.
  mutating func role(
    afterThe: Bool = false, orElse words: [String] = []
  ) throws(RuleFileError) -> RuleReader.Named<Role> {
    if afterThe, next?.text == "the" { skip() }
    guard let token = next else { throw missing("rule-file.expected.role") }
    guard token.isRole else {
      throw unknown(token, "rule-file.expected.role", words + Role.known.map(\.name))
    }
    skip()
    return RuleReader.Named(name: Role(token.text), place: place(of: token.span))
  }

  /// Reads a list of roles, to the end of the line or to one of these words.
  mutating func roles(until words: [String]) throws(RuleFileError) -> [RuleReader.Named<Role>] {
    var roles = [try role(afterThe: true)]
    var seen = Set(roles.map(\.name))
    while let token = next, !words.contains(token.text) {
      try separator(orElse: words, "rule-file.expected.clause")
      let role = try role(afterThe: true)
      guard seen.insert(role.name).inserted else {
        throw role.place.error(Refusal("rule-file.twice.listed", role.name.name))
      }
      roles.append(role)
    }
    return roles
  }

  /// Reads a list of types, to `may`.
  mutating func types() throws(RuleFileError) -> [RuleReader.Named<String>] {
    let word = "may"
    var types: [RuleReader.Named<String>] = []
    var seen: Set<String> = []
    while let token = next, types.isEmpty || token.text != word {
      if !types.isEmpty { try separator(orElse: [word], "rule-file.expected.may") }
      guard let token = next else { break }
      guard token.isType, token.text != word else {
        throw unknown(token, "rule-file.expected.type", [])
      }
      if let dot = token.text.prefix(while: { $0 != "<" }).lastIndex(of: ".") {
        throw error(
          Refusal(
            "rule-file.module", token.shown,
            nearest: String(token.text[dot...].dropFirst())), at: token)
      }
      guard seen.insert(token.text).inserted else {
        throw error(Refusal("rule-file.twice.listed", token.shown), at: token)
      }
      types.append(RuleReader.Named(name: token.text, place: place(of: token.span)))
      skip()
    }
    guard !types.isEmpty, next != nil else {
      throw missing(types.isEmpty ? "rule-file.expected.type" : "rule-file.expected.may")
    }
    return types
  }

  /// Reads what stands between two names: a comma, `and`, or both.
  private mutating func separator(
    orElse words: [String], _ expected: String
  ) throws(RuleFileError) {
    guard let token = next, RuleLine.separators.contains(token.text) else {
      if let token = next {
        let isMisspelt = NearestName.to(token.text, among: words) != nil
        throw unknown(
          token, isMisspelt ? expected : "rule-file.expected.comma", RuleLine.separators + words)
      }
      return
    }
    skip()
    if token.text == ",", let word = next?.text, ["and", "or"].contains(word) { skip() }
    if next == nil { throw missing("rule-file.expected.after-comma") }
  }
}
