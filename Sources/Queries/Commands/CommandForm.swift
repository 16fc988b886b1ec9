import Languages

/// How a command is written: its name, and the words that it takes.
///
/// A form assigns words to parameters without a session. The shell looks up later what they name.
public struct CommandForm: Hashable, Sendable {
  /// What to type.
  public let name: String
  /// Other names for it.
  public let aliases: [String]
  /// What it takes, in the order of the usage line.
  public let parameters: [ParameterForm]
  /// How it is used: `fire [EVENT] [VALUE] [on PATTERN…] [--step]`.
  public let usage: String

  /// Describes a command.
  ///
  /// - Parameters:
  ///   - name: What to type.
  ///   - aliases: Other names for it.
  ///   - parameters: What it takes.
  ///   - usage: How its arguments are written, where that can't be told from the parameters.
  public init(
    _ name: String, aliases: [String] = [], takes parameters: [ParameterForm] = [],
    writtenAs usage: String? = nil
  ) {
    self.name = name
    self.aliases = aliases
    self.parameters = parameters
    self.usage =
      ([name] + (usage.map { [$0] } ?? parameters.map(\.usage))).joined(separator: " ")
  }

  /// Whether a name is its own, or another one for it.
  public func isCalled(_ name: String) -> Bool { self.name == name || aliases.contains(name) }

  /// Finds out for each word which parameter it belongs to.
  ///
  /// - Parameter words: All words, the command's name first.
  /// - Returns: The arguments up to the first error, and that error; nil if there is none.
  public func read(_ words: [Word]) -> (arguments: [Argument], error: CommandFormError?) {
    var reader = ArgumentReader(of: self, words[1...])
    var arguments: [Argument] = []
    do throws(CommandFormError) {
      while let argument = try reader.next() { arguments.append(argument) }
    } catch {
      return (arguments, error)
    }
    let missing = parameters.first { parameter in
      parameter.isNeeded && !arguments.contains { $0.parameter == parameter.id }
    }
    let end = words[words.count - 1].span.upperBound
    return (arguments, missing.map { CommandFormError(.missing($0), at: end..<end) })
  }

  /// An argument, and the parameter that it belongs to.
  public struct Argument: Hashable, Sendable {
    /// What identifies the parameter.
    public let parameter: String
    /// What was written; nil for an option, which stands alone.
    public let word: Word?
  }
}

/// What is wrong with the words of a command, whatever they name.
public struct CommandFormError: Error, Hashable, Sendable {
  /// What can be wrong.
  public enum Kind: Hashable, Sendable {
    /// The command takes no arguments; `nearest` was probably meant.
    case takesNoArguments(nearest: String?)
    /// One word is too many; `nearest` was probably meant.
    case tooManyWords(nearest: String?)
    /// A word was taken by its place, but is probably the keyword `nearest`, misspelt.
    case unknownWord(nearest: String)
    /// The command has no such option; the nearest.
    case unknownOption(String, nearest: String?)
    /// A keyword ends the line; the second text is the placeholder of what should follow.
    case keywordNeeds(keyword: String, String)
    /// An argument is missing.
    case missing(ParameterForm)
  }

  /// What is wrong.
  public let kind: Kind
  /// The words that it is about, in UTF-8 bytes of the line from 0.
  public let span: Range<Int>

  init(_ kind: Kind, at span: Range<Int>) {
    self.kind = kind
    self.span = span
  }
}

extension CommandFormError.Kind {
  /// Words it.
  ///
  /// - Parameters:
  ///   - command: The command's name.
  ///   - shown: How much of a word is shown.
  /// - Returns: What is wrong, without capital and full stop.
  package func text(
    of command: String, showing shown: (String) -> String = { $0 }
  ) -> LocalizedText {
    switch self {
    case .takesNoArguments: LocalizedText("query.form.takes-none", command)
    case .tooManyWords: LocalizedText("query.form.too-many")
    case .unknownWord: LocalizedText("query.form.unknown-word", command)
    case .unknownOption(let option, _):
      LocalizedText("query.form.no-option", command, shown(option))
    case .keywordNeeds(let keyword, let placeholder):
      LocalizedText("query.form.keyword-needs", shown(keyword), placeholder)
    case .missing(let parameter): LocalizedText("query.form.needs", command, parameter.placeholder)
    }
  }

  /// What was probably meant; nil if nothing is near.
  public var nearest: String? {
    switch self {
    case .takesNoArguments(let nearest), .tooManyWords(let nearest),
      .unknownOption(_, let nearest):
      nearest
    case .unknownWord(let nearest): nearest
    case .keywordNeeds, .missing: nil
    }
  }
}

/// Decides for each word which parameter it belongs to.
private struct ArgumentReader {
  private let form: CommandForm
  private var words: ArraySlice<Word>
  private var positional: ArraySlice<ParameterForm>
  private var clause: ParameterForm?
  /// The words that were taken by their place.
  private var placed: [Word] = []

  init(of form: CommandForm, _ words: ArraySlice<Word>) {
    self.form = form
    self.words = words
    positional = form.parameters.filter(\.isPositional)[...]
  }

  /// The next argument; nil at the end.
  mutating func next() throws(CommandFormError) -> CommandForm.Argument? {
    guard let word = words.popFirst() else { return nil }
    if !word.isQuoted {
      // The system's shell writes a keyword as an option: --name NAME. Both are taken here.
      let isOption = word.text.hasPrefix("--")
      let bare = isOption ? String(word.text.dropFirst(2)) : word.text
      if let keyword = keyword(bare) {
        guard let value = words.popFirst() else {
          throw CommandFormError(
            .keywordNeeds(keyword: word.text, keyword.placeholder), at: word.span)
        }
        clause = keyword.isRepeatedClause ? keyword : nil
        return CommandForm.Argument(parameter: keyword.id, word: value)
      }
      if isOption { return try flag(word) }
    }
    if let clause { return CommandForm.Argument(parameter: clause.id, word: word) }
    guard let parameter = positional.first else { throw tooMany(word) }
    if parameter.style != .repeated, parameter.style != .rest { positional.removeFirst() }
    placed.append(word)
    return CommandForm.Argument(parameter: parameter.id, word: word)
  }

  private func flag(_ word: Word) throws(CommandFormError) -> CommandForm.Argument {
    let flags = form.parameters.filter(\.isFlag).map(\.id)
    if flags.contains(word.text) { return CommandForm.Argument(parameter: word.text, word: nil) }
    throw CommandFormError(
      .unknownOption(word.text, nearest: NearestName.to(word.text, among: flags)), at: word.span)
  }

  private func tooMany(_ word: Word) -> CommandFormError {
    // A surplus word often follows a misspelt keyword: `onn` in `fire increase onn mvp`.
    if let slip = placed.last, let keyword = nearestKeyword(slip) {
      return CommandFormError(.unknownWord(nearest: keyword), at: slip.span)
    }
    let nearest = nearestKeyword(word) ?? clause(before: word)
    return CommandFormError(
      form.parameters.isEmpty
        ? .takesNoArguments(nearest: nearest) : .tooManyWords(nearest: nearest), at: word.span)
  }

  /// A keyword and a number, for a number that lacks its keyword: `at 2` for the last word of
  /// `lesson 1.1 2`. Nil for other words.
  private func clause(before word: Word) -> String? {
    guard word.text.first?.isNumber == true,
      let clause = form.parameters.first(where: { $0.isClause && !$0.isRepeatedClause })
    else { return nil }
    return "\(clause.id) \(word.text)"
  }

  private func keyword(_ text: String) -> ParameterForm? {
    form.parameters.first {
      if case .clause(let keyword, _) = $0.style { keyword == text.lowercased() } else { false }
    }
  }

  private func nearestKeyword(_ word: Word) -> String? {
    NearestName.to(
      word.text, among: form.parameters.filter { $0.isClause || $0.isFlag }.map(\.id))
  }
}
