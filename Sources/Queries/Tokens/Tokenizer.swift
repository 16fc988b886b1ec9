import Languages

/// Splits an expression into tokens: a condition, a hop, an expectation.
///
/// ```
/// number     = ["-" | "+"] digits ["." digits] ["e" ["-" | "+"] digits]
/// string     = "'" … "'" | '"' … '"'     ; as in words
/// identifier = (letter | "_") {letter | digit | "_"}
/// ```
public struct Tokenizer {
  private var cursor: Cursor

  /// Splits an expression into tokens, the last of which is the end. A comment behind the
  /// expression is left out. The expression begins at `base` in its line, in UTF-8 bytes from 0. A
  /// quote that is never closed, an unknown escape, and a number that is malformed or too large
  /// throw a ``QueryError``.
  public static func tokens(in text: String, at base: Int = 0) throws(QueryError) -> [Token] {
    var tokenizer = Tokenizer(cursor: Cursor(text, at: base))
    var tokens: [Token] = []
    var end = 0
    while tokenizer.cursor.skipBlanks() != nil, !tokenizer.isAtComment {
      let start = tokenizer.cursor.position
      let kind = try tokenizer.kind(touching: end == start ? tokens.last : nil)
      end = tokenizer.cursor.position
      tokens.append(Token(kind: kind, span: tokenizer.cursor.span(start..<end)))
    }
    return tokens + [Token(kind: .end, span: tokenizer.cursor.span(end..<end))]
  }

  /// Whether a comment begins here, as it does only at the start of a word.
  private var isAtComment: Bool { cursor.isAtHash && cursor.isBlank(at: cursor.position - 1) }

  /// Reads one token; `last` is the one before, if it ends right here.
  private mutating func kind(touching last: Token?) throws(QueryError) -> Token.Kind {
    switch cursor.next {
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      return .string(String(decoding: try cursor.takeQuoted(), as: UTF8.self))
    case _ where cursor.isDigit(at: cursor.position): return try number()
    // In mvp#2.5+1 the plus is no sign of a number.
    case UInt8(ascii: "-") where cursor.isDigit(at: cursor.position + 1): return try number()
    case UInt8(ascii: "+") where last == nil && cursor.isDigit(at: cursor.position + 1):
      return try number()
    default: break
    }
    let first = scalar.value
    if first == "_" || first.properties.isXIDStart { return .identifier(identifier()) }
    for (text, symbol) in Symbol.spellings where cursor.accept(text) { return .symbol(symbol) }
    return .junk(junk())
  }

  private mutating func number() throws(QueryError) -> Token.Kind {
    let start = cursor.position
    let number = ExactNumber(from: &cursor)
    let end = cursor.position
    // `12abc` and `1_000` are errors, and not a number with a name behind it.
    if !identifier().isEmpty {
      throw QueryError(
        .expected(localized("query.thing.number")), at: cursor.span(start..<cursor.position))
    }
    if let number { return .number(number) }
    throw QueryError(.tooLarge(localized("query.thing.this-number")), at: cursor.span(start..<end))
  }

  private mutating func identifier() -> String {
    let start = cursor.position
    while cursor.next != nil, scalar.value.properties.isXIDContinue {
      cursor.position += scalar.length
    }
    return cursor.text(start..<cursor.position)
  }

  /// What can't be read: a run of signs such as `&&`, or one character.
  private mutating func junk() -> String {
    let start = cursor.position
    let byte = cursor.next
    cursor.position += scalar.length
    if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "|") { cursor.take { $0 == byte } }
    return cursor.text(start..<cursor.position)
  }

  /// The character that stands here, and how many bytes it has.
  private var scalar: (value: Unicode.Scalar, length: Int) {
    let lead = cursor.bytes[cursor.position]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    let end = min(cursor.position + length, cursor.bytes.count)
    let text = cursor.text(cursor.position..<end)
    return (text.unicodeScalars.first ?? "\u{FFFD}", end - cursor.position)
  }
}

extension Tokenizer {
  // no text: the notation of the grammar
  static let numberProduction = Production(
    "number", "= [\"-\" | \"+\"] digits [\".\" digits] [\"e\" [\"-\" | \"+\"] digits]",
    note: { localized("grammar.note.number") }, examples: ["12", "-0.5", "319.50", "1e+20"],
    readBy: single)

  // no text: the notation of the grammar
  static let stringProduction = Production(
    "string", "= \"'\" … \"'\" | '\"' … '\"'", note: { localized("grammar.note.string") },
    examples: ["'Heaven Candy'", #""a \"b\"""#], readBy: single)

  // no text: the notation of the grammar
  static let identifierProduction = Production(
    "identifier", "= (letter | \"_\") {letter | digit | \"_\"}",
    examples: ["onValueChange", "계좌종류"], readBy: single)

  private static let single: @Sendable (String) throws(QueryError) -> String = {
    text throws(QueryError) in
    let tokens = try tokens(in: text)
    guard tokens.count == 2 else { throw QueryError(.unexpected, at: tokens[0].span) }
    return switch tokens[0].kind {
    case .number(let number): number.description
    case .string(let text): text.quotedAsWord
    case .identifier(let name): name
    default: throw QueryError(.unexpected, at: tokens[0].span)
    }
  }
}
