import Languages

/// Splits a line into commands and those into words.
///
/// ```
/// line = [command] [";" line]          ; "#" begins a comment
/// word = bare | "'" … "'" | '"' … '"'  ; quotes as in a shell, \" \\ \n \u{…} inside "…"
/// ```
/// A `#` begins a comment only at the start of a word, and not before a digit: `#2.5` is a message.
public struct Lexer {
  private var cursor: Cursor

  /// The words of each command in a line, empty commands left out.
  public static func commands(in line: String) throws(QueryError) -> [[Word]] {
    var lexer = Lexer(cursor: Cursor(line))
    return try lexer.commands()
  }

  private mutating func commands() throws(QueryError) -> [[Word]] {
    var commands: [[Word]] = []
    var words: [Word] = []
    while cursor.skipBlanks() != nil, !cursor.isAtHash {
      if cursor.accept(";") {
        if !words.isEmpty { commands.append(words) }
        words = []
      } else {
        words.append(try word())
      }
    }
    if !words.isEmpty { commands.append(words) }
    return commands
  }

  /// A word may be put together from bare and quoted parts, as in a shell.
  private mutating func word() throws(QueryError) -> Word {
    let start = cursor.position
    var text: [UInt8] = []
    var isQuoted = false
    while let byte = cursor.next, byte != UInt8(ascii: ";"), !Cursor.isBlank(byte) {
      if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        isQuoted = true
        text += try cursor.takeQuoted()
      } else {
        text.append(byte)
        cursor.position += 1
      }
    }
    return Word(
      String(decoding: text, as: UTF8.self), span: start..<cursor.position, isQuoted: isQuoted)
  }
}

extension Lexer {
  // no text: the notation of the grammar
  static let lineProduction = Production(
    "line", "= [command] [\";\" line]", note: { localized("grammar.note.line") },
    examples: ["open counter; fire increase # twice", "trace mvp#2.5"], readBy: canonical)

  // no text: the notation of the grammar
  static let wordProduction = Production(
    "word", "= bare | \"'\" … \"'\" | '\"' … '\"'", note: { localized("grammar.note.word") },
    examples: [#"note 'a; b' "it's \u{1F36C}""#], readBy: canonical)

  private static let canonical: @Sendable (String) throws(QueryError) -> String = {
    text throws(QueryError) in
    try commands(in: text).map { words in
      words.map { $0.isQuoted ? $0.text.quotedAsWord : $0.text }.joined(separator: " ")
    }.joined(separator: "; ")
  }
}
