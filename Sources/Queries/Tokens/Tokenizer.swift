/// Splits an expression into tokens: a condition, a hop, an expectation.
///
/// ```
/// number     = ["-" | "+"] digits ["." digits] ["e" ["-" | "+"] digits]
/// string     = "'" … "'" | '"' … '"'     ; as in words
/// identifier = a letter or "_", then letters, digits and "_"
/// ```
public struct Tokenizer {
  private var reader: ByteReader

  /// Splits an expression; the last token is the end.
  ///
  /// - Parameters:
  ///   - text: The expression; a comment behind it is left out.
  ///   - base: Where it begins in its line, in UTF-8 bytes from 0.
  /// - Returns: The tokens in order, one at least.
  /// - Throws: A ``QueryError`` for a quote that is never closed, an escape that means nothing, and a
  ///   number that isn't one or is too large.
  public static func tokens(in text: String, at base: Int = 0) throws(QueryError) -> [Token] {
    var tokenizer = Tokenizer(reader: ByteReader(text, at: base))
    var tokens: [Token] = []
    var end = 0
    while tokenizer.reader.skipBlanks() != nil, !tokenizer.reader.isAtComment {
      let start = tokenizer.reader.position
      let kind = try tokenizer.kind(touching: end == start ? tokens.last : nil)
      end = tokenizer.reader.position
      tokens.append(Token(kind, at: tokenizer.reader.span(start..<end)))
    }
    return tokens + [Token(.end, at: tokenizer.reader.span(end..<end))]
  }

  private init(reader: ByteReader) { self.reader = reader }

  /// Reads one token; `last` is the one before, if it ends right here.
  private mutating func kind(touching last: Token?) throws(QueryError) -> Token.Kind {
    switch reader.next {
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      var text: [UInt8] = []
      try reader.readQuoted(into: &text)
      return .string(String(decoding: text, as: UTF8.self))
    case _ where reader.isDigit(at: reader.position): return try number()
    // In mvp#2.5+1 the plus is no sign of a number.
    case UInt8(ascii: "-") where reader.isDigit(at: reader.position + 1): return try number()
    case UInt8(ascii: "+") where last == nil && reader.isDigit(at: reader.position + 1):
      return try number()
    default: break
    }
    let (first, _) = scalar(at: reader.position)
    if first == "_" || first.properties.isXIDStart { return .identifier(identifier()) }
    for (spelling, symbol) in Symbol.spellings where begins(with: spelling) {
      reader.position += spelling.count
      return .symbol(symbol)
    }
    return .junk(junk())
  }

  private mutating func number() throws(QueryError) -> Token.Kind {
    let start = reader.position
    reader.position += reader.isDigit(at: start) ? 0 : 1
    skipDigits()
    if reader.next == UInt8(ascii: "."), reader.isDigit(at: reader.position + 1) {
      reader.position += 1
      skipDigits()
    }
    if reader.next == UInt8(ascii: "e") || reader.next == UInt8(ascii: "E") {
      let sign = reader.byte(at: reader.position + 1)
      let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
      if reader.isDigit(at: reader.position + (isSigned ? 2 : 1)) {
        reader.position += isSigned ? 2 : 1
        skipDigits()
      }
    }
    let end = reader.position
    // 12abc and 1_000 are no numbers with something behind them.
    if !identifier().isEmpty {
      throw QueryError(
        .expected("a number such as 12.5"), at: reader.span(start..<reader.position))
    }
    guard let number = ExactNumber(reader.text(start..<end)) else {
      throw QueryError(.tooLarge("this number"), at: reader.span(start..<end))
    }
    return .number(number)
  }

  private mutating func skipDigits() {
    while reader.isDigit(at: reader.position) { reader.position += 1 }
  }

  private mutating func identifier() -> String {
    let start = reader.position
    while reader.next != nil {
      let (scalar, length) = scalar(at: reader.position)
      guard scalar.properties.isXIDContinue else { break }
      reader.position += length
    }
    return reader.text(start..<reader.position)
  }

  /// What can't be read: a run of signs such as `&&`, or one character.
  private mutating func junk() -> String {
    let start = reader.position
    let byte = reader.next
    reader.position += scalar(at: start).length
    if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "|") {
      while reader.next == byte { reader.position += 1 }
    }
    return reader.text(start..<reader.position)
  }

  private func begins(with spelling: [UInt8]) -> Bool {
    for (offset, byte) in spelling.enumerated()
    where reader.byte(at: reader.position + offset) != byte { return false }
    return true
  }

  /// The character at an index, and how many bytes it has.
  private func scalar(at index: Int) -> (Unicode.Scalar, length: Int) {
    let lead = reader.bytes[index]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    let end = min(index + length, reader.bytes.count)
    return (reader.text(index..<end).unicodeScalars.first ?? "\u{FFFD}", end - index)
  }
}

extension Tokenizer {
  static let numberProduction = Production(
    "number", "= [\"-\" | \"+\"] digits [\".\" digits] [\"e\" [\"-\" | \"+\"] digits]",
    note: "kept exactly: 0.1 is a tenth", examples: ["12", "-0.5", "319.50", "1e+20"],
    readBy: single)

  static let stringProduction = Production(
    "string", "= \"'\" … \"'\" | '\"' … '\"'", note: "as in words",
    examples: ["'천국 사탕'", #""a \"b\"""#], readBy: single)

  static let identifierProduction = Production(
    "identifier", "= a letter or \"_\", then letters, digits and \"_\"",
    examples: ["onValueChange", "계좌종류"], readBy: single)

  private static let single: @Sendable (String) throws(QueryError) -> String = {
    text throws(QueryError) in
    let tokens = try tokens(in: text)
    guard tokens.count == 2 else { throw QueryError(.unexpected, at: tokens[0].span) }
    return switch tokens[0].kind {
    case .number(let number): number.description
    case .string(let text): ByteReader.quote(text)
    case .identifier(let name): name
    default: throw QueryError(.unexpected, at: tokens[0].span)
    }
  }
}
