extension Lexer {
  /// The words of a line that begins with a command and goes on with text as it is: quotes, `;`
  /// and `#` mean nothing in it.
  ///
  /// - Parameters:
  ///   - command: The command's name.
  ///   - count: How many bare words stand between the command and the text.
  ///   - line: The line.
  /// - Returns: The command's name, the bare words, the name of a message if the text begins with
  ///   one, and the text as one word. Nil if the line begins with another command.
  public static func text(
    after command: String, and count: Int = 0, in line: String
  ) -> [Word]? {
    var rest = line.drop(while: \.isWhitespace)
    guard let first = takeWord(&rest, of: line), first.text.lowercased() == command else {
      return nil
    }
    var words = [first]
    while words.count <= count, !"\"'".contains(rest.prefix(1)),
      let word = takeWord(&rest, of: line)
    {
      words.append(word)
    }
    guard words.count > count else { return nil }
    var ahead = rest
    if count == 0, let second = takeWord(&ahead, of: line), !"\"'".contains(second.text.prefix(1)),
      MessageReference.looksLike(second)
    {
      words.append(second)
      rest = ahead
    }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    // In quotes it is one word, as the log has it.
    guard let start = rest.first else { return words }
    if start == "\"" || start == "'", let all = try? commands(in: line), all.count == 1,
      all[0].count == words.count + 1, let last = all[0].last, last.isQuoted,
      isOneString(rest)
    {
      return all[0]
    }
    return words + [word(rest, of: line)]
  }

  /// Whether a text is one quoted string from its first character to its last.
  private static func isOneString(_ text: Substring) -> Bool {
    guard let quote = text.first, text.count > 1, text.last == quote else { return false }
    var isEscaped = false
    for character in text.dropFirst().dropLast() {
      if character == quote, !isEscaped { return false }
      isEscaped = character == "\\" && !isEscaped && quote == "\""
    }
    return !isEscaped
  }

  /// Takes the bare word that a text begins with, and the blanks behind it.
  private static func takeWord(_ rest: inout Substring, of line: String) -> Word? {
    let text = rest.prefix { !$0.isWhitespace }
    guard !text.isEmpty else { return nil }
    rest = rest.dropFirst(text.count).drop(while: \.isWhitespace)
    let start = line.utf8.distance(from: line.startIndex, to: text.startIndex)
    return Word(String(text), span: start..<start + text.utf8.count)
  }

  private static func word(_ text: Substring, of line: String) -> Word {
    let start = line.utf8.distance(from: line.startIndex, to: text.startIndex)
    return Word(String(text), span: start..<start + text.utf8.count, isQuoted: true)
  }
}
