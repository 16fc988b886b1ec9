import Characters

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
