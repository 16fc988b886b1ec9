extension String {
  /// The text as one word of a line, quoted if it has to be: what ``Lexer`` reads back as this text.
  public var asWord: String {
    let isPlain =
      !isEmpty && !hasPrefix("--")
      && unicodeScalars.allSatisfy {
        $0.value > 0x20 && !(0x7F..<0xA0).contains($0.value)
          && !"\"'\\;#".unicodeScalars.contains($0)
      }
    return isPlain ? self : inQuotes
  }

  /// The text in double quotes, with the escapes that ``Lexer`` knows.
  private var inQuotes: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case let other where other.value < 0x20 || (0x7F..<0xA0).contains(other.value):
        result += "\\u{\(String(other.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
