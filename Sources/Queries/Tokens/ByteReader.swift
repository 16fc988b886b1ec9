import Characters

/// A place in a line, and what may begin there: the one reader of blanks, comments, quotes and escapes.
struct ByteReader {
  /// What is read, in UTF-8.
  let bytes: [UInt8]
  /// Where `bytes` begin in their line, in UTF-8 bytes from 0.
  let base: Int
  /// How far it has been read, as an index of `bytes`.
  var position = 0

  init(_ text: String, at base: Int = 0) {
    bytes = Array(text.utf8)
    self.base = base
  }

  /// The next byte; nil at the end, which is no byte.
  var next: UInt8? { byte(at: position) }

  /// The byte at an index; nil where there is none.
  func byte(at index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

  /// Whether a digit stands at an index.
  func isDigit(at index: Int) -> Bool {
    byte(at: index).map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  /// Whether a byte parts words.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Whether a comment begins here: a `#` at the start of a word, and not before a digit, because
  /// `#2.5` is a message.
  var isAtComment: Bool {
    guard next == UInt8(ascii: "#"), !isDigit(at: position + 1) else { return false }
    return byte(at: position - 1).map(ByteReader.isBlank) ?? true
  }

  /// Goes on to the next byte that isn't blank, and tells it.
  mutating func skipBlanks() -> UInt8? {
    while let byte = next, ByteReader.isBlank(byte) { position += 1 }
    return next
  }

  /// The text between two indices.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The place in the line of what stands between two indices.
  func span(_ range: Range<Int>) -> Range<Int> {
    (base + range.lowerBound)..<(base + range.upperBound)
  }

  /// Reads the quoted text that begins here: as it stands in '…', with escapes in "…".
  ///
  /// - Parameter text: What the text is added to.
  /// - Throws: A ``QueryError`` for a quote that is never closed or an escape that means nothing.
  mutating func readQuoted(into text: inout [UInt8]) throws(QueryError) {
    guard let quote = next else { return }
    let start = position
    position += 1
    while let byte = next {
      if byte == quote {
        position += 1
        return
      }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        text += try escape()
      } else {
        text.append(byte)
        position += 1
      }
    }
    throw QueryError(
      .unterminatedQuote(Character(Unicode.Scalar(quote))), at: span(start..<bytes.count))
  }

  private mutating func escape() throws(QueryError) -> [UInt8] {
    let start = position
    position += 2
    switch byte(at: start + 1) {
    case UInt8(ascii: "\""): return [UInt8(ascii: "\"")]
    case UInt8(ascii: "\\"): return [UInt8(ascii: "\\")]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "u"):
      // Eight digits are more than any character needs.
      if byte(at: start + 2) == UInt8(ascii: "{"),
        let close = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: "}")), start + 3 < close,
        let value = UInt32(text((start + 3)..<close), radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        position = close + 1
        return Array(String(scalar).utf8)
      }
    default: break
    }
    let end = min(start + 2, bytes.count)
    throw QueryError(
      .unknownEscape(text(start..<end)), at: span(start..<end),
      accepted: ["\\\"", "\\\\", "\\n", "\\u{…}"])
  }

  /// A text as it is read back: in "…", with the escapes that are understood there.
  static func quote(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case let other where other.isObeyed: result += other.escape
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
