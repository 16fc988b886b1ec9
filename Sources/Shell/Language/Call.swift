import Queries
import Staging

/// One command with its arguments, read and checked.
final class Call {
  /// The command.
  let command: Command
  /// All its words, the command's name first.
  let words: [Word]
  /// What was read, in the order of the words. They are few: to look through them takes less time than
  /// to look one up.
  private let arguments: [Argument]

  /// The word that named it.
  var name: Word { words[0] }

  /// The line that does the same again, in the plainest form.
  let line: String
  /// Whether carrying it out changes the session, so that it belongs in the log.
  private(set) lazy var isAction = command.isAction(self)

  /// One argument, and the parameter that it belongs to.
  private struct Argument {
    let id: String
    let value: Any
    let word: Word
  }

  /// The argument of a parameter, nil if it was left out.
  subscript<Value>(parameter: Parameter<Value>) -> Value? {
    // A loop, because a closure would be asked which actor it runs on, each time.
    for index in arguments.indices where arguments[index].id == parameter.id {
      return arguments[index].value as? Value
    }
    return nil
  }

  /// The arguments of a parameter that may have several.
  func all<Value>(_ parameter: Parameter<Value>) -> [Value] {
    var values: [Value] = []
    for index in arguments.indices where arguments[index].id == parameter.id {
      if let value = arguments[index].value as? Value { values.append(value) }
    }
    return values
  }

  /// The specimens that a parameter names, each once; all that are open if it names none.
  func specimens(_ parameter: Parameter<OpenSpecimen>, on stage: Stage) -> [OpenSpecimen] {
    let named = all(parameter)
    if named.isEmpty { return stage.open }
    return named.enumerated().filter { index, specimen in
      !named[..<index].contains { $0 === specimen }
    }.map(\.element)
  }

  /// Whether a flag was given.
  func has(_ flag: Parameter<Void>) -> Bool { self[flag] != nil }

  /// Where the argument of a parameter stands, nil if it was left out.
  func span(_ parameter: some AnyParameter) -> Range<Int>? {
    arguments.first { $0.id == parameter.id }?.word.span
  }

  /// Reads the arguments of a command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - line: All words, the command's name first.
  ///   - session: What names are looked up in.
  /// - Throws: A ``Complaint`` at the first word that has no place.
  init(_ command: Command, _ line: [Word], in session: Session) throws(Complaint) {
    self.command = command
    words = line
    self.line = ([command.name] + line.dropFirst().map { $0.isQuoted ? $0.text.asWord : $0.text })
      .joined(separator: " ")
    var arguments: [Argument] = []
    var reader = Reader(command: command, words: line[1...])
    while let (parameter, word) = try reader.next() {
      let value: Any = if let word { try parameter.parse(word, session) } else { () }
      arguments.append(Argument(id: parameter.id, value: value, word: word ?? line[0]))
    }
    self.arguments = arguments
    func isGiven(_ parameter: any AnyParameter) -> Bool {
      arguments.contains { $0.id == parameter.id }
    }
    let missing = command.parameters.first {
      [.required, .rest].contains($0.form) && !isGiven($0)
    }
    if let missing {
      let end = line[line.count - 1].span.upperBound
      throw Complaint(
        "\(command.name) needs \(missing.placeholder)", at: end..<end,
        accepted: Call.accepted(missing, session) ?? "Usage: \(command.usage).")
    }
  }

  private static func accepted(_ parameter: any AnyParameter, _ session: Session) -> String? {
    let names = parameter.candidates(session, after: []).map(\.text)
    guard names.count > 12 else {
      return names.isEmpty
        ? nil : "\(parameter.placeholder) can be \(names.joined(separator: ", "))."
    }
    return
      "\(parameter.placeholder) can be \(names.prefix(3).joined(separator: ", ")), for example."
  }
}

/// Decides for each word which parameter it belongs to.
private struct Reader {
  let command: Command
  var words: ArraySlice<Word>
  private var positional: ArraySlice<any AnyParameter>
  private var clause: (any AnyParameter)?
  /// The words that were taken by their place.
  private var placed: [Word] = []

  init(command: Command, words: ArraySlice<Word>) {
    self.command = command
    self.words = words
    positional =
      command.parameters.filter {
        [.required, .optional, .repeated, .rest].contains($0.form)
      }[...]
  }

  /// The next parameter and its word, a flag without one; nil at the end.
  mutating func next() throws(Complaint) -> (any AnyParameter, Word?)? {
    guard let word = words.popFirst() else { return nil }
    if !word.isQuoted {
      if word.text.hasPrefix("--") { return (try flag(word), nil) }
      if let keyword = keyword(word) {
        guard let value = words.popFirst() else {
          throw Complaint(
            "'\(word.text.brief)' needs \(keyword.placeholder)", at: word.span,
            accepted: "Usage: \(command.usage).")
        }
        clause = keyword.isRepeatedClause ? keyword : nil
        return (keyword, value)
      }
    }
    if let clause { return (clause, word) }
    guard let parameter = positional.first else {
      // One word too many is often a keyword that was misspelt before: fire increase onn mvp.
      if let slip = placed.last, let keyword = nearestKeyword(slip) {
        throw Complaint(
          "\(command.name) doesn't know this word", at: slip.span, nearest: keyword,
          accepted: "Usage: \(command.usage).")
      }
      throw Complaint(
        command.parameters.isEmpty
          ? "\(command.name) takes no arguments" : "this is one word too many", at: word.span,
        nearest: nearestKeyword(word), accepted: "Usage: \(command.usage).")
    }
    if ![.repeated, .rest].contains(parameter.form) { positional.removeFirst() }
    placed.append(word)
    return (parameter, word)
  }

  private func flag(_ word: Word) throws(Complaint) -> any AnyParameter {
    let flags = command.parameters.filter(\.isFlag)
    if let flag = flags.first(where: { $0.id == word.text }) { return flag }
    throw Complaint(
      "\(command.name) has no option '\(word.text.brief)'", at: word.span,
      nearest: NearestName.to(word.text, among: flags.map(\.id)),
      accepted: "Usage: \(command.usage).")
  }

  private func keyword(_ word: Word) -> (any AnyParameter)? {
    command.parameters.first {
      if case .clause(let keyword, _) = $0.form { keyword == word.text.lowercased() } else { false }
    }
  }

  private func nearestKeyword(_ word: Word) -> String? {
    let keywords = command.parameters.filter { $0.isClause || $0.isFlag }.map(\.id)
    return NearestName.to(word.text, among: keywords)
  }
}

extension AnyParameter {
  fileprivate var isFlag: Bool { if case .flag = form { true } else { false } }
  var isClause: Bool { if case .clause = form { true } else { false } }
  var isRepeatedClause: Bool { if case .clause(_, true) = form { true } else { false } }
}
