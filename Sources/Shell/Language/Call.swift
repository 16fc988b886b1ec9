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

  /// The words of a parameter that takes text, as one.
  func text(_ parameter: Parameter<Word>) -> String {
    all(parameter).map(\.text).joined(separator: " ")
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
    let (read, error) = command.form.read(words)
    var arguments: [Argument] = []
    for argument in read {
      let parameter = command.parameters.first { $0.id == argument.parameter }
      let value =
        if let word = argument.word { try parameter?.parse(word, context) } else { () as Any? }
      if let value {
        arguments.append(
          Argument(id: argument.parameter, value: value, word: argument.word ?? words[0]))
      }
    }
    self.arguments = arguments
    guard let error else { return }
    if case .missing(let form) = error.kind,
      let parameter = command.parameters.first(where: { $0.form == form })
    {
      throw missing(parameter, in: context)
    }
    throw self.error(error.kind, at: error.span, in: context)
  }

  /// That an argument is missing.
  func missing(_ parameter: some AnyParameter, in context: Context) -> CommandError {
    context.error(
      .form(
        .missing(parameter.form), of: command.form, examples: parameter.examples(context),
        listsAll: parameter.listsAll), at: end)
  }

  private func error(
    _ kind: CommandFormError.Kind, at span: Range<Int>, in context: Context
  ) -> CommandError {
    context.error(.form(kind, of: command.form), at: span)
  }
}
