import Queries

/// What could be typed at the end of a line.
public struct Completion: Equatable {
  /// The bytes of the line that a candidate replaces.
  public let span: Range<Int>
  /// What could stand there.
  public let candidates: [Candidate]

  /// Completes the last word of a line, which is empty after a blank.
  ///
  /// - Parameters:
  ///   - line: The line up to the cursor.
  ///   - session: What names are looked up in.
  public init(_ line: String, in session: Session) {
    let end = line.utf8.count
    // Inside an open quote or a comment there is nothing to complete.
    guard let commands = try? Lexer.commands(in: line), !Completion.endsInComment(line) else {
      span = end..<end
      candidates = []
      return
    }
    let words = commands.last ?? []
    let isNew = line.isEmpty || line.last?.isWhitespace == true || line.last == ";"
    let typed = isNew ? nil : words.last
    let before = typed == nil ? (line.last == ";" ? [] : words) : words.dropLast()
    span = (typed?.span.lowerBound ?? end)..<end
    let all = Completion.candidates(after: Array(before), in: session)
    let prefix = typed?.text.lowercased() ?? ""
    candidates = all.filter { $0.text.lowercased().hasPrefix(prefix) }
  }

  /// How many characters of the line a candidate replaces.
  ///
  /// - Parameter line: The line that was completed.
  /// - Returns: The number of characters at its end.
  public func replacedCharacters(in line: String) -> Int {
    String(decoding: line.utf8.dropFirst(span.lowerBound), as: UTF8.self).count
  }

  /// Whether the line's end belongs to a comment: one more word there is not seen.
  private static func endsInComment(_ line: String) -> Bool {
    let count = { (text: String) in (try? Lexer.commands(in: text))?.reduce(0) { $0 + $1.count } }
    return count(line + " x") == count(line)
  }

  private static func candidates(after words: [Word], in session: Session) -> [Candidate] {
    guard let first = words.first else {
      return Command.all.map { Candidate($0.name, $0.summary) }
    }
    guard let command = Command.named(first.text) else { return [] }
    // The words after a keyword are its own: the first, or all if it takes several.
    if let place = words.lastIndex(where: { word in
      command.parameters.contains { $0.isClause && $0.id == word.text.lowercased() }
    }), let clause = command.parameters.first(where: { $0.id == words[place].text.lowercased() }),
      place == words.count - 1 || clause.isRepeatedClause
    {
      return clause.candidates(session)
    }
    var result: [Candidate] = []
    // Each word that is there has taken a place; the last place may take more than one.
    var taken = words.dropFirst().count { word in
      word.isQuoted || !command.parameters.contains { $0.id == word.text.lowercased() }
    }
    for parameter in command.parameters {
      switch parameter.form {
      case .required, .optional:
        if taken == 0 { result += parameter.candidates(session) }
        taken -= 1
      case .repeated, .rest:
        if taken >= 0 { result += parameter.candidates(session) }
        taken = min(taken, 0) - 1
      case .clause, .flag:
        if !words.contains(where: { $0.text == parameter.id }) {
          result.append(Candidate(parameter.id, parameter.help))
        }
      }
    }
    return result
  }
}
