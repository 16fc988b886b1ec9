import Characters

/// One word of a line, and where it stands.
public struct Word: Hashable, Sendable {
  /// The word without its quotes.
  public let text: String
  /// Where it stands in the line, quotes included, in UTF-8 bytes from 0.
  public let span: Range<Int>
  /// Whether it was quoted, which makes it plain text: no option, no keyword.
  public let isQuoted: Bool

  /// Makes a word.
  public init(_ text: String, span: Range<Int>, isQuoted: Bool = false) {
    self.text = text
    self.span = span
    self.isQuoted = isQuoted
  }

  /// What words look like in their line, from the first to the last, quotes and blanks included, and
  /// where that begins in UTF-8 bytes from 0.
  public static func text(from words: [Word], in line: String) -> (text: String, base: Int) {
    let bytes = Array(line.utf8)
    let start = words.first?.span.lowerBound ?? bytes.count
    let span = (start..<max(start, words.last?.span.upperBound ?? start)).clamped(
      to: 0..<bytes.count)
    return (String(decoding: bytes[span], as: UTF8.self), span.lowerBound)
  }

  /// Puts the words of a phrase together, a space between them.
  public init(joining words: [Word]) {
    let start = words.first?.span.lowerBound ?? 0
    self.init(
      words.map(\.text).joined(separator: " "), span: start..<(words.last?.span.upperBound ?? start)
    )
  }
}

extension String {
  /// The text as one word of a line, quoted if it has to be: what ``Lexer`` reads back as this text.
  public var asWord: String {
    let isPlain =
      !isEmpty && !hasPrefix("--")
      && unicodeScalars.allSatisfy {
        $0.value > 0x20 && !$0.isTerminalControl && !"\"'\\;#".unicodeScalars.contains($0)
      }
    return isPlain ? self : quotedAsWord
  }

  /// The text as one quoted word, which is no keyword: in "…", with the escapes understood there.
  public var quotedAsWord: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case let other where other.isTerminalControl: result += other.escape
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
