import LayerTracing
import Queries
import Staging

/// One command with its arguments, read and checked.
struct Call {
  /// The command.
  let command: Command
  /// All its words, the command's name first.
  let words: [Word]
  /// What was read, in the order of the words.
  private let arguments: [Argument]

  /// One argument, and the parameter that it belongs to.
  private struct Argument {
    let id: String
    let value: Any
    let word: Word
  }

  /// The argument of a parameter, nil if it was left out.
  subscript<Value>(parameter: Parameter<Value>) -> Value? {
    arguments.first { $0.id == parameter.id }?.value as? Value
  }

  /// The arguments of a parameter that may have several.
  func all<Value>(_ parameter: Parameter<Value>) -> [Value] {
    arguments.filter { $0.id == parameter.id }.compactMap { $0.value as? Value }
  }

  /// The specimens that a parameter names, each once; all that are open if it names none.
  func specimens(_ parameter: Parameter<OpenSpecimen>, on stage: Stage) -> [OpenSpecimen] {
    let named = all(parameter)
    if named.isEmpty { return stage.open }
    return named.enumerated().filter { index, specimen in
      !named[..<index].contains { $0 === specimen }
    }.map(\.element)
  }

  /// The names of the specimens that a parameter names, each once.
  func names(_ parameter: Parameter<OpenSpecimen>) -> [String] {
    all(parameter).map(\.specimen.name).unique
  }

  /// Whether a flag was given.
  func has(_ flag: Parameter<Void>) -> Bool { self[flag] != nil }

  /// Where the argument of a parameter stands, nil if it was left out.
  func span(_ parameter: some AnyParameter) -> Range<Int>? {
    arguments.first { $0.id == parameter.id }?.word.span
  }

  /// The end of the call, where something is missing.
  var end: Range<Int> {
    let end = words[words.count - 1].span.upperBound
    return end..<end
  }

  /// Reads the arguments of a command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - words: All words, the command's name first.
  ///   - context: What names are looked up in.
  /// - Throws: A ``CommandError`` at the first word that has no place.
  init(_ command: Command, _ words: [Word], in context: Context) throws(CommandError) {
    self.command = command
    self.words = words
    var arguments: [Argument] = []
    var reader = ArgumentReader(command: command, words: words[1...])
    while let (parameter, word) = try reader.next(context) {
      let value: Any = if let word { try parameter.parse(word, context) } else { () }
      arguments.append(Argument(id: parameter.id, value: value, word: word ?? words[0]))
    }
    self.arguments = arguments
    let missing = command.parameters.first { parameter in
      [.required, .rest].contains(parameter.form) && !arguments.contains { $0.id == parameter.id }
    }
    if let missing { throw self.missing(missing, in: context) }
  }

  /// That an argument is missing.
  func missing(_ parameter: some AnyParameter, in context: Context) -> CommandError {
    context.complaint(
      .line(
        .missing(SyntaxError.Usage(command), parameter.placeholder, parameter.examples(context))),
      at: end)
  }
}

/// Decides for each word which parameter it belongs to.
private struct ArgumentReader {
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

  private var usage: SyntaxError.Usage { SyntaxError.Usage(command) }

  /// The next parameter and its word, a flag without one; nil at the end.
  mutating func next(_ context: Context) throws(CommandError) -> (any AnyParameter, Word?)? {
    guard let word = words.popFirst() else { return nil }
    if !word.isQuoted {
      // In the system's shell a keyword is an option: --name NAME. Here either will do.
      let isOption = word.text.hasPrefix("--")
      let bare = isOption ? Word(String(word.text.dropFirst(2)), span: word.span) : word
      if isOption, keyword(bare) == nil { return (try flag(word, context), nil) }
      if let keyword = keyword(bare) {
        guard let value = words.popFirst() else {
          throw context.complaint(
            .line(.keywordNeeds(usage, keyword: word.text, keyword.placeholder)), at: word.span)
        }
        clause = keyword.isRepeatedClause ? keyword : nil
        return (keyword, value)
      }
    }
    if let clause { return (clause, word) }
    guard let parameter = positional.first else {
      // One word too many is often a keyword that was misspelt before: fire increase onn mvp.
      if let slip = placed.last, let keyword = nearestKeyword(slip) {
        throw context.complaint(.line(.unknownWord(usage, nearest: keyword)), at: slip.span)
      }
      let nearest = nearestKeyword(word)
      throw context.complaint(
        .line(
          command.parameters.isEmpty
            ? .takesNoArguments(usage, nearest: nearest) : .tooManyWords(usage, nearest: nearest)),
        at: word.span)
    }
    if ![.repeated, .rest].contains(parameter.form) { positional.removeFirst() }
    placed.append(word)
    return (parameter, word)
  }

  private func flag(_ word: Word, _ context: Context) throws(CommandError) -> any AnyParameter {
    let flags = command.parameters.filter(\.isFlag)
    if let flag = flags.first(where: { $0.id == word.text }) { return flag }
    let nearest = NearestName.to(word.text, among: flags.map(\.id))
    throw context.complaint(
      .line(.unknownOption(usage, word.text, nearest: nearest)), at: word.span)
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
