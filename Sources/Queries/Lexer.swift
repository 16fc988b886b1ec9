/// Splits a line into commands and those into words.
///
/// ```
/// line = [command] [";" line]          ; "#" begins a comment
/// word = bare | "'" … "'" | '"' … '"'  ; quotes as in a shell, \" \\ \n \u{…} inside "…"
/// ```
/// A `#` begins a comment only at the start of a word, and not before a digit: `#2.5` is a message.
public struct Lexer {
  private let bytes: [UInt8]
  private var position = 0

  /// The words of each command in a line, empty commands left out.
  ///
  /// - Throws: A ``QueryError`` for a quote that is never closed or an escape that means nothing.
  public static func commands(in line: String) throws(QueryError) -> [[Word]] {
    var lexer = Lexer(bytes: Array(line.utf8))
    return try lexer.commands()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func commands() throws(QueryError) -> [[Word]] {
    var commands: [[Word]] = []
    var words: [Word] = []
    while let byte = skipBlanks() {
      if byte == UInt8(ascii: ";") {
        position += 1
        if !words.isEmpty { commands.append(words) }
        words = []
      } else if byte == UInt8(ascii: "#"), !isDigit(position + 1) {
        break
      } else {
        words.append(try word())
      }
    }
    if !words.isEmpty { commands.append(words) }
    return commands
  }

  private mutating func skipBlanks() -> UInt8? {
    while position < bytes.count, isBlank(bytes[position]) { position += 1 }
    return position < bytes.count ? bytes[position] : nil
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private func isDigit(_ index: Int) -> Bool {
    index < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
  }

  /// A word may be put together from bare and quoted parts, as in a shell.
  private mutating func word() throws(QueryError) -> Word {
    let start = position
    var text: [UInt8] = []
    var isQuoted = false
    loop: while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: ";"): break loop
      case UInt8(ascii: "'"):
        isQuoted = true
        try quoted(by: byte, into: &text)
      case UInt8(ascii: "\""):
        isQuoted = true
        try quoted(by: byte, into: &text)
      case let other where isBlank(other): break loop
      default:
        text.append(byte)
        position += 1
      }
    }
    return Word(String(decoding: text, as: UTF8.self), span: start..<position, isQuoted: isQuoted)
  }

  private mutating func quoted(by quote: UInt8, into text: inout [UInt8]) throws(QueryError) {
    let start = position
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
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
      .unterminatedQuote(Character(Unicode.Scalar(quote))), at: start..<bytes.count)
  }

  private mutating func escape() throws(QueryError) -> [UInt8] {
    let start = position
    position += 2
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case UInt8(ascii: "\""): return [UInt8(ascii: "\"")]
    case UInt8(ascii: "\\"): return [UInt8(ascii: "\\")]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "u"):
      if let close = bytes[start...].firstIndex(of: UInt8(ascii: "}")), start + 3 < close,
        bytes[start + 2] == UInt8(ascii: "{"),
        let value = UInt32(String(decoding: bytes[(start + 3)..<close], as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        position = close + 1
        return Array(String(scalar).utf8)
      }
    default: break
    }
    let end = min(start + 2, bytes.count)
    throw QueryError(
      .unknownEscape(String(decoding: bytes[start..<end], as: UTF8.self)), at: start..<end,
      accepted: ["\\\"", "\\\\", "\\n", "\\u{…}"])
  }
}
