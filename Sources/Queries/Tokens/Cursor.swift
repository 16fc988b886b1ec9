/// A place in a text. All readers of lines and of lesson files are built on it.
///
/// Places are indices of ``bytes``. Reading beyond the text gives nil, and is no error.
package struct Cursor {
  /// The text in UTF-8.
  package let bytes: [UInt8]
  /// Where the text begins in its line, in UTF-8 bytes from 0.
  let base: Int
  /// How far the text has been read.
  package var position = 0

  /// Stands at the beginning of a text.
  package init(_ text: String, at base: Int = 0) {
    bytes = Array(text.utf8)
    self.base = base
  }

  /// Whether a byte parts words: a space or another blank of ASCII.
  package static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Whether a byte is a digit of ASCII.
  package static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  // MARK: What stands here

  /// The next byte; nil at the end.
  package var next: UInt8? { byte(at: position) }

  /// The byte at an index; nil where there is none.
  package func byte(at index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

  /// Whether a digit stands at an index.
  func isDigit(at index: Int) -> Bool { byte(at: index).map(Cursor.isDigit) ?? false }

  /// Whether a blank stands at an index, or the text has ended there.
  package func isBlank(at index: Int) -> Bool { byte(at: index).map(Cursor.isBlank) ?? true }

  /// Whether a `#` stands here that isn't the beginning of a message's name, as in `#2.5`.
  var isAtHash: Bool { next == UInt8(ascii: "#") && !isDigit(at: position + 1) }

  /// The text between two indices.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// A range without the blanks at both ends. A range of blanks becomes the empty range at its end.
  package func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = range.first { !Cursor.isBlank(bytes[$0]) } ?? range.upperBound
    let last = range.last { !Cursor.isBlank(bytes[$0]) } ?? start - 1
    return start..<(last + 1)
  }

  /// The place in the line of what stands between two indices.
  func span(_ range: Range<Int>) -> Range<Int> {
    (base + range.lowerBound)..<(base + range.upperBound)
  }

  // MARK: Going on

  /// Goes past a sign if it stands here.
  package mutating func accept(_ sign: String) -> Bool {
    guard bytes.dropFirst(position).starts(with: sign.utf8) else { return false }
    position += sign.utf8.count
    return true
  }

  /// Goes past all bytes of a kind, and tells where they stand.
  @discardableResult
  package mutating func take(while isTaken: (UInt8) -> Bool) -> Range<Int> {
    let start = position
    while let byte = next, isTaken(byte) { position += 1 }
    return start..<position
  }

  /// Goes to the next blank.
  @discardableResult
  package mutating func takeWord() -> Range<Int> { take { !Cursor.isBlank($0) } }

  /// Goes on to the next byte that isn't blank, and tells it.
  @discardableResult
  package mutating func skipBlanks() -> UInt8? {
    take(while: Cursor.isBlank)
    return next
  }

  /// Goes past the quoted text that begins here, and returns it without its quotes. Escapes are
  /// read in "…", not in '…'.
  mutating func takeQuoted() throws(QueryError) -> [UInt8] {
    let start = position
    var text: [UInt8] = []
    guard let quote = next else { return text }
    position += 1
    while let byte = next {
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        text += try takeEscape()
      } else {
        position += 1
        if byte == quote { return text }
        text.append(byte)
      }
    }
    throw QueryError(
      .unterminatedQuote(Character(Unicode.Scalar(quote))), at: span(start..<bytes.count))
  }

  private mutating func takeEscape() throws(QueryError) -> [UInt8] {
    let start = position
    position += 1
    for sign in ["\"", "\\"] where accept(sign) { return Array(sign.utf8) }
    if accept("n") { return [0x0A] }
    if accept("u{") {
      // Eight digits are more than any character needs.
      let digits = take { $0 != UInt8(ascii: "}") }
      if digits.count <= 8, accept("}"), let value = UInt32(text(digits), radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        return Array(String(scalar).utf8)
      }
    }
    let end = min(start + 2, bytes.count)
    throw QueryError(
      .unknownEscape(text(start..<end)), at: span(start..<end),
      accepted: ["\\\"", "\\\\", "\\n", "\\u{…}"])
  }
}
