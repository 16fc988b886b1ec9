import LayerTracing
import Queries

/// What the lines of a lesson may say, known before anything is opened: the commands that there are, and what
/// the features bring.
public struct LessonGrammar {
  /// A command, as far as a lesson has to know it.
  public struct Command {
    /// How it is written.
    let form: CommandForm
    /// The words of a line of this command, if the line ends in free text; nil for any other line.
    let text: (String) -> [Word]?
    /// In which blocks it may stand with some words, its own name included.
    let use: ([Word]) -> LessonUse

    /// Describes a command.
    public init(
      _ form: CommandForm, text: @escaping (String) -> [Word]? = { _ in nil },
      use: @escaping ([Word]) -> LessonUse
    ) {
      self.form = form
      self.text = text
      self.use = use
    }
  }

  /// A feature, as far as a lesson has to know it.
  public struct Feature: Sendable {
    /// Its name.
    let name: String
    /// What can be fired at it.
    let events: [String]
    /// The patterns, dialects and variants in which it is built.
    let specimens: [String]
    /// Those of them that hold a mistake.
    let flawed: [String]
    /// The names of the files of each of them.
    let files: [String: [String]]

    /// Describes a feature.
    public init(
      name: String, events: [String], specimens: [String], flawed: [String],
      files: [String: [String]] = [:]
    ) {
      self.name = name
      self.events = events
      self.specimens = specimens
      self.flawed = flawed
      self.files = files
    }
  }

  private let commands: [Command]
  /// Makes the features when they are first asked for: the files of all specimens are among them.
  private let makeFeatures: () -> [Feature]
  /// Called only when it is needed: to make it, each event of a feature without rules is fired.
  private let vocabulary: () -> Vocabulary
  /// What prompts begin with: a line that was pasted with its prompt is known by it.
  private let prompts: [String]

  /// Makes a language.
  ///
  /// - Parameters:
  ///   - commands: The commands that there are; with none, a line is only looked at for its quotes.
  ///   - features: The features that lessons may name; with none, no name of theirs is checked.
  ///   - prompts: What prompts begin with.
  ///   - vocabulary: What a check may name.
  public init(
    commands: [Command] = [], features: @escaping @autoclosure () -> [Feature] = [],
    prompts: [String] = [],
    vocabulary: @escaping () -> Vocabulary = { .general }
  ) {
    self.commands = commands
    makeFeatures = features
    self.prompts = prompts
    self.vocabulary = vocabulary
  }

  private var features: [Feature] { makeFeatures() }

  /// Several features may have an event of one name.
  private var events: [String] { features.flatMap(\.events).unique }

  // MARK: Commands

  /// Holds a line of commands against the grammar.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - isSolution: Whether it stands in a `try` block, not in `run`.
  /// - Returns: What is wrong with it; nil if nothing is.
  public func error(inCommands line: String, isSolution: Bool) -> LessonLineError? {
    do throws(QueryError) {
      if commands.isEmpty {
        _ = try Lexer.commands(in: line)
        return nil
      }
      if let error = curlyQuote(in: line) ?? pastedPrompt(in: line) { return error }
      // A note is text to the end of the line, whatever is in it.
      let texts = commands.lazy.compactMap { $0.text(line) }
      let all = if let text = texts.first { [text] } else { try Lexer.commands(in: line) }
      for words in all {
        if let error = error(in: words, isSolution: isSolution) { return error }
      }
      return nil
    } catch {
      return LessonLineError(error)
    }
  }

  private func error(in words: [Word], isSolution: Bool) -> LessonLineError? {
    guard let first = words.first, !events.contains(first.text) else { return nil }
    let known = commands.filter { $0.use([]).allows(inSolution: isSolution) }.map(\.form.name)
    guard let command = first.isQuoted ? nil : command(named: first.text) else {
      return LessonLineError(
        "fault.line.no-command", at: first.span, accepted: (known + events).unique,
        nearest: NearestName.to(first.text, among: known + events))
    }
    let use = command.use(words)
    if use.allows(inSolution: isSolution) {
      return command.form.read(words).error.map { LessonLineError($0, of: command.form) }
    }
    switch use {
    case .noBlock(let reason):
      return LessonLineError(
        LessonFault(reason.text(for: command.form.name)), at: first.span,
        accepted: reason == .isForShell ? known : [])
    case .solution, .anyBlock:
      return LessonLineError(
        LessonFault("fault.line.by-itself", command.form.name), at: first.span, accepted: known)
    }
  }

  private func command(named name: String) -> Command? {
    commands.first { $0.form.isCalled(name) }
      ?? commands.first { $0.form.isCalled(name.lowercased()) }
  }

  /// Quotes that only look like ours, as word processors write them.
  private func curlyQuote(in line: String) -> LessonLineError? {
    guard let curly = line.firstIndex(where: { "“”‘’„«»".contains($0) }) else { return nil }
    let start = line.utf8.distance(from: line.startIndex, to: curly)
    let end = start + String(line[curly]).utf8.count
    return LessonLineError("fault.line.curly-quote", at: start..<end)
  }

  /// A prompt that was pasted with its command: `layercake> fire increase`, `1.1 2/5 try> undo`.
  private func pastedPrompt(in line: String) -> LessonLineError? {
    let error = { (end: String.Index) in
      LessonLineError(
        "fault.line.prompt", at: 0..<line[..<end].utf8.count)
    }
    if line.hasPrefix("$ ") { return error(line.index(line.startIndex, offsetBy: 2)) }
    guard let mark = line.firstRange(of: "> "), let last = line[..<mark.lowerBound].last,
      last.isLetter || last.isNumber || last == ")"
    else { return nil }
    let first = line.prefix { !$0.isWhitespace && $0 != ">" }
    let isPrompt = prompts.contains(String(first)) || first.first?.isNumber == true
    return isPrompt ? error(mark.upperBound) : nil
  }

  // MARK: Checks and predictions

  /// What is wrong with a line of `expect` or `guard`; nil if nothing is.
  public func error(inCheck line: String) -> LessonLineError? {
    if features.isEmpty { return nil }
    if let error = curlyQuote(in: line) { return error }
    do throws(QueryError) {
      _ = try Expectation(line, vocabulary: vocabulary())
      return nil
    } catch {
      return LessonLineError(error)
    }
  }

  /// What is wrong with the name of a build with which a learner's own code begins; nil if nothing is.
  func error(inStart name: String) -> LessonLineError? {
    features.isEmpty ? nil : error(inSpecimen: name)
  }

  /// The names of the files that builds of a name have, in any feature.
  func files(of name: String) -> [String] {
    features.flatMap { $0.files[name.lowercased()] ?? [] }.unique
  }

  /// The roles that may be named, as they are typed; none where no feature is known.
  var roles: [String] {
    features.isEmpty ? [] : vocabulary().roles.map { $0.name.lowercased() }.unique
  }

  /// What is wrong with a check of a build that it doesn't name; nil if nothing is.
  func error(inCheck check: String, of build: String) -> LessonLineError? {
    if features.isEmpty { return nil }
    if let error = curlyQuote(in: check) { return error }
    do throws(QueryError) {
      let read = try Expectation(
        check, of: build, among: features.flatMap(\.specimens), vocabulary: vocabulary())
      guard let named = read.specimens else {
        return LessonLineError(
          "fault.line.not-of-events", at: 0..<check.utf8.count, accepted: Expectation.ofEvents)
      }
      for other in named where other.value.pattern.lowercased() != build {
        if let error = error(inSpecimen: other.value.description) {
          return LessonLineError(
            error.fault, at: other.span, accepted: error.accepted, nearest: error.nearest)
        }
      }
      return nil
    } catch {
      return LessonLineError(error)
    }
  }

  /// What is wrong with the name of a flawed build; nil if nothing is.
  func error(inBuild name: String) -> LessonLineError? {
    if features.isEmpty { return nil }
    if let error = error(inSpecimen: name) { return error }
    let flawed = features.flatMap(\.flawed).unique
    if flawed.contains(name.lowercased()) { return nil }
    let pattern = name.lowercased().prefix { $0 != "~" }
    return LessonLineError(
      LessonFault("fault.line.sound", name), at: 0..<name.utf8.count,
      accepted: flawed.filter { $0.hasPrefix("\(pattern)~") }
    )
  }

  /// What is wrong with a check by which a flawed build is told from the sound one; nil if nothing is.
  func error(inProof check: String, of flawed: String) -> LessonLineError? {
    if features.isEmpty { return nil }
    if let error = curlyQuote(in: check) { return error }
    do throws(QueryError) {
      let name = flawed.lowercased()
      let read = try SharedCheck(
        check, of: name, beside: String(name.prefix { $0 != "~" }),
        among: features.flatMap(\.specimens), vocabulary: vocabulary())
      if read.isOfBuild { return nil }
      return LessonLineError(
        "fault.line.not-of-events", at: 0..<check.utf8.count, accepted: Expectation.ofEvents)
    } catch {
      return LessonLineError(error)
    }
  }

  /// What is wrong with a prediction's events, specimens or path, and with which; nil for nothing.
  func error(
    in prediction: LessonPrediction, of path: LessonLine?
  ) -> (line: LessonLine, error: LessonLineError)? {
    if features.isEmpty { return nil }
    for asked in prediction.occasions {
      if let error = error(inEvent: asked.event.text) { return (asked.event, error) }
      if let specimen = asked.specimen, let error = error(inSpecimen: specimen.text) {
        return (specimen, error)
      }
    }
    return path.flatMap { path in error(inPath: path.text).map { (path, $0) } }
  }

  private func error(inEvent text: String) -> LessonLineError? {
    let words = (try? Lexer.commands(in: text))?.first ?? []
    guard let name = words.first else {
      return LessonLineError("fault.line.no-event", at: 0..<0, accepted: events)
    }
    guard events.contains(name.text) else {
      return LessonLineError(
        LessonFault("fault.line.unknown-event", name.text), at: name.span, accepted: events,
        nearest: NearestName.to(name.text, among: events))
    }
    for (index, word) in words.enumerated().dropFirst() where index > 1 || Int(word.text) == nil {
      return LessonLineError("fault.line.event", at: word.span)
    }
    return nil
  }

  private func error(inSpecimen text: String) -> LessonLineError? {
    let word = Word(text, span: 0..<text.utf8.count)
    do throws(QueryError) {
      let reference = try SpecimenReference(word, features: features.map(\.name))
      let known = features.filter { reference.feature ?? $0.name == $0.name }
        .flatMap(\.specimens)
      if known.contains(reference.pattern.lowercased()) { return nil }
      let names = known.unique
      return LessonLineError(
        LessonFault("fault.line.not-built", text), at: word.span,
        accepted: names.filter { !$0.contains("~") },
        nearest: NearestName.to(reference.pattern, among: names))
    } catch {
      return LessonLineError(error)
    }
  }

  private func error(inPath text: String) -> LessonLineError? {
    do throws(QueryError) {
      let path = try PathReference(
        Word(text, span: 0..<text.utf8.count), features: features.map(\.name))
      return error(inSpecimen: path.specimen.description)
    } catch {
      return LessonLineError(error)
    }
  }
}
