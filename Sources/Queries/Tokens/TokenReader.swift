import Languages
import LayerTracing

/// Walks through the tokens of one expression; every part of the grammar reads itself from here.
///
/// It remembers what was tried at the token ahead, so that an error can tell what would be accepted.
package struct TokenReader {
  /// How often parentheses and `not` may stand inside each other.
  static let deepest = 64

  let vocabulary: Vocabulary
  /// How many parentheses and `not` are open at the token ahead.
  var depth = 0
  private let text: Cursor
  private let tokens: [Token]
  private var index = 0
  private var tried: [String] = []

  /// Reads a whole expression, which begins at `base` in its line, in UTF-8 bytes from 0; a
  /// ``QueryError`` is thrown also if anything is left over.
  static func all<Value>(
    _ text: String, at base: Int, _ vocabulary: Vocabulary,
    _ body: (inout TokenReader) throws(QueryError) -> Value
  ) throws(QueryError) -> Value {
    var reader = TokenReader(
      vocabulary: vocabulary, text: Cursor(text, at: base),
      tokens: try Tokenizer.tokens(in: text, at: base))
    let value = try body(&reader)
    if reader.next.kind != .end { throw reader.error(.unexpected) }
    return value
  }

  /// The token ahead. Once the end is reached, it stays ahead.
  var next: Token { tokens[min(index, tokens.count - 1)] }

  /// Whether the token ahead begins where the last one ends.
  var isTouching: Bool {
    index > 0 && tokens[index - 1].span.upperBound == next.span.lowerBound
  }

  /// The range from the start of a token to the end of the one that was read last.
  func span(from start: Range<Int>) -> Range<Int> {
    let end = index > 0 ? tokens[index - 1].span.upperBound : start.lowerBound
    return start.lowerBound..<max(start.lowerBound, end)
  }

  /// What is written at a place.
  func written(_ span: Range<Int>) -> String {
    text.text((span.lowerBound - text.base)..<(span.upperBound - text.base))
  }

  /// Whether a token is written in digits alone.
  func isDigits(_ token: Token) -> Bool {
    written(token.span).utf8.allSatisfy(Cursor.isDigit)
  }

  /// Whether the token ahead begins a path: `.`, `[` or `~` follows it without a blank.
  var isPathAhead: Bool {
    guard index + 1 < tokens.count else { return false }
    let after = tokens[index + 1]
    return after.span.lowerBound == next.span.upperBound
      && [.symbol(.dot), .symbol(.openIndex), .symbol(.tilde)].contains(after.kind)
  }

  /// Goes one level deeper, past a sign or word that was read; throws if that is too deep.
  mutating func descend() throws(QueryError) {
    depth += 1
    if depth > TokenReader.deepest {
      throw QueryError(.tooDeep(TokenReader.deepest), at: tokens[index - 1].span)
    }
  }

  /// Goes past the token ahead.
  mutating func advance() {
    index += 1
    tried = []
  }

  // MARK: What may stand here

  /// Goes past a sign if it is ahead.
  mutating func accept(_ symbol: Symbol) -> Bool {
    if next.kind == .symbol(symbol) {
      advance()
      return true
    }
    tried.append(symbol.rawValue)
    return false
  }

  /// Goes past a sign if it follows without a blank.
  mutating func accept(touching symbol: Symbol) -> Bool {
    guard isTouching, next.kind == .symbol(symbol) else { return false }
    advance()
    return true
  }

  /// Whether a keyword is ahead, in capitals or not.
  func isNext(_ keyword: String) -> Bool {
    if case .identifier(let name) = next.kind { name.lowercased() == keyword } else { false }
  }

  /// Goes past a keyword if it is ahead, in capitals or not.
  mutating func accept(_ keyword: String) -> Bool {
    if isNext(keyword) {
      advance()
      return true
    }
    tried.append(keyword)
    return false
  }

  // MARK: What must stand here

  /// Reads a name.
  mutating func identifier(_ expected: @autoclosure () -> String) throws(QueryError) -> String {
    guard case .identifier(let name) = next.kind else { throw error(.expected(expected())) }
    advance()
    return name
  }

  /// Reads a name that follows without a blank.
  mutating func identifier(touching expected: @autoclosure () -> String) throws(QueryError)
    -> String
  {
    guard isTouching, case .identifier(let name) = next.kind else { throw missing(expected()) }
    advance()
    return name
  }

  /// Whether an arrow is ahead.
  func isNext(_ arrow: HopArrow) -> Bool { keyword(next) == arrow.rawValue }

  /// Whether nothing is left to read.
  var isAtEnd: Bool { next.kind == .end }

  /// Reads a file's name or a message's, in quotes or as it is: `Amount.swift`, `mvc#1.4`.
  mutating func fileOrMessage() throws(QueryError) -> String {
    let expected = { localized("query.thing.file-or-message") }
    if case .string(let text) = next.kind {
      advance()
      return text
    }
    let start = next.span
    _ = try identifier(expected())
    while isTouching, !isAtEnd { advance() }
    let text = written(span(from: start))
    let word = Word(text, span: span(from: start))
    if MessageReference.looksLike(word) { return try MessageReference(word).description }
    guard text.hasSuffix(".swift") else { throw QueryError(.expected(expected()), at: word.span) }
    return text
  }

  /// Reads the name of a feature.
  mutating func feature() throws(QueryError) -> String {
    let start = next.span
    let word = Word(try identifier(localized("query.thing.feature")), span: start)
    if vocabulary.features.isEmpty { return word.text.lowercased() }
    return try Names.find(word, "feature", in: vocabulary.features, by: \.self)
  }

  /// Reads a whole number from 0.
  mutating func count(_ expected: @autoclosure () -> String) throws(QueryError) -> Int {
    guard case .number(let number) = next.kind, number >= 0, number.isWhole else {
      throw error(.expected(expected()))
    }
    guard let count = number.int else { throw error(.tooLarge(expected())) }
    advance()
    return count
  }

  /// Reads a role.
  mutating func role() throws(QueryError) -> Role {
    let token = next
    guard case .identifier(let name) = token.kind else {
      throw error(.expected(localized("query.thing.role")), accepting: vocabulary.roles.map(\.name))
    }
    let role = try Names.role(Word(name, span: token.span), among: vocabulary.roles)
    advance()
    return role
  }

  /// Reads a text in quotes.
  mutating func string() throws(QueryError) -> String {
    guard case .string(let text) = next.kind else {
      throw error(.expected(localized("query.thing.quoted")))
    }
    advance()
    return text
  }

  /// Reads one of several signs or words.
  mutating func one<Choice>(
    of choices: [(written: String, choice: Choice)], _ expected: @autoclosure () -> String
  ) throws(QueryError) -> Choice {
    if let found = choices.first(where: { $0.written == keyword(next) }) {
      advance()
      return found.choice
    }
    tried += choices.map(\.written)
    throw error(.expected(expected()))
  }

  /// Goes past a sign that must be ahead.
  mutating func expect(_ symbol: Symbol) throws(QueryError) {
    guard accept(symbol) else { throw error(.expected("'\(symbol.rawValue)'")) }
  }

  /// Goes past a keyword that must be ahead.
  mutating func expect(_ keyword: String) throws(QueryError) {
    guard accept(keyword) else { throw error(.expected("'\(keyword)'")) }
  }

  // MARK: Errors

  /// An error at the token ahead. It has all that was tried there, and the nearest of that.
  func error(_ kind: QueryError.Kind, accepting more: [String] = []) -> QueryError {
    let accepted = tried + more
    return QueryError(
      kind, at: next.span, accepted: accepted, nearest: nearest(among: accepted))
  }

  /// Which of several signs and words the token ahead was probably meant to be.
  func nearest(among accepted: [String]) -> String? {
    // A quoted text is meant as it stands: it is no misspelled sign or word.
    if case .string = next.kind { return nil }
    let word = written(next.span)
    if let own = TokenReader.foreign[word], accepted.contains(own) { return own }
    return NearestName.to(word, among: accepted)
  }

  /// How other languages write what this one writes differently.
  private static let foreign = [
    "&&": "and", "||": "or", "!": "not", "=": "==", "=>": ">=", "is": "==", "isnt": "!=", "≠": "!=",
    "≤": "<=", "≥": ">=", "-": "->", ">": "->", "-->": "->", "→": "->", "~": "~>",
  ]

  /// The error that something should follow the last token without a blank.
  func missing(_ expected: String) -> QueryError {
    let end = index > 0 ? tokens[index - 1].span.upperBound : next.span.lowerBound
    return QueryError(.expected(expected), at: isTouching ? next.span : end..<end)
  }

  private func keyword(_ token: Token) -> String? {
    switch token.kind {
    case .identifier(let name): name.lowercased()
    case .symbol(let symbol): symbol.rawValue
    default: nil
    }
  }
}
