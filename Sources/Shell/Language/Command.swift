import Languages
import Lessons
import Queries
import Sessions

/// One command: the only place where anything is said about it.
///
/// Parsing, `help`, completion, the manual page and error texts all come from here. What `help` says of it stands
/// in the tables of the languages, under `command.NAME`: the summary; `.question`, if it is one of the first to
/// learn; `.search`, by what else `help` finds it; `.example.1`, with `.words` for what a learner writes behind it, `.detail.1` and so on; `.CLAUSE` and `.--flag`; and `.undone`.
final class Command {
  /// What a command does.
  enum Kind {
    /// It shows something.
    case look
    /// It changes the session, so that it belongs in the journal.
    case act
    /// It goes through time.
    case move
    /// It has to do with the shell itself, or with files.
    case tool
  }

  /// Where `help` lists it.
  enum Group: String, CaseIterable {
    case stage, trace, look = "inside", time, lessons, notes, shell

    /// What its heading says.
    var title: String { localized("help.group.\(rawValue)") }
  }

  /// An example, and what it does.
  struct Example {
    let line: String
    let summary: String
  }

  /// How it is written: its name, and what it takes.
  let form: CommandForm
  /// What it is called in other shells and debuggers: nothing to be typed here, but it is known what is meant.
  private let elsewhere: [String]
  /// What it does.
  private let kind: Kind
  /// Whether it only shows something when it stands alone.
  private let looksWhenBare: Bool
  /// The flag with which it only shows something; nil for none.
  private let looksWith: String?
  /// Where `help` lists it.
  let group: Group
  /// What it takes, in the order of the usage line.
  let parameters: [any AnyParameter]
  /// How it is used.
  private let lines: [String]
  /// What is filled into the paragraphs of what else there is to know, by their numbers.
  private let filling: () -> [Int: [any LocalizedArgument]]
  /// In which blocks of a lesson it may stand.
  private let inLessons: LessonUse
  /// The same for some words; nil for all others.
  private let inLessonsWith: ([Word]) -> LessonUse?
  /// Whether all that it does is to write what there is.
  let onlyWrites: Bool
  /// What it shows that helps with a step: that it was read is kept.
  let aid: Aid?
  /// What of it a lesson may ask for.
  private let evidence: (Call, Context) -> [TakenLook]
  /// Makes a request of its words.
  let read: (Call, Context) throws(CommandError) -> Request

  init(
    _ name: String, aliases: [String] = [], elsewhere: [String] = [], _ kind: Kind,
    looksWhenBare: Bool = false, looksWith: String? = nil, in group: Group,
    inLessons: LessonUse = .noBlock(.isForShell),
    with inLessonsWith: @escaping ([Word]) -> LessonUse? = { _ in nil },
    onlyWrites: Bool = false, takes parameters: [any AnyParameter] = [],
    writtenAs arguments: String? = nil, examples: [String],
    filling: @escaping () -> [Int: [any LocalizedArgument]] = { [:] }, aid: Aid? = nil,
    evidence: @escaping (Call, Context) -> [TakenLook] = { _, _ in [] },
    read: @escaping (Call, Context) throws(CommandError) -> Request
  ) {
    form = CommandForm(
      name, aliases: aliases, takes: parameters.map(\.form), writtenAs: arguments)
    self.elsewhere = elsewhere
    self.kind = kind
    self.looksWhenBare = looksWhenBare
    self.looksWith = looksWith
    self.group = group
    self.inLessons = inLessons
    self.inLessonsWith = inLessonsWith
    self.onlyWrites = onlyWrites
    self.parameters = parameters
    lines = examples
    self.filling = filling
    self.aid = aid
    self.evidence = evidence
    self.read = read
  }

  /// A command that shows something.
  convenience init(
    look name: String, aliases: [String] = [], elsewhere: [String] = [], in group: Group,
    inLessons: LessonUse = .noBlock(.isForShell), takes parameters: [any AnyParameter] = [],
    examples: [String],
    filling: @escaping () -> [Int: [any LocalizedArgument]] = { [:] }, aid: Aid? = nil,
    evidence: @escaping (Call, Context) -> [TakenLook] = { _, _ in [] },
    shows: @escaping (Call, Context) throws(CommandError) -> Document
  ) {
    self.init(
      name, aliases: aliases, elsewhere: elsewhere, .look, in: group, inLessons: inLessons,
      takes: parameters, examples: examples, filling: filling, aid: aid, evidence: evidence
    ) { call, context throws(CommandError) in
      .look(try shows(call, context))
    }
  }

  /// The looks that these words take, its own name included, as far as a lesson may ask for them.
  func looks(_ words: [Word], _ context: Context) -> [TakenLook] {
    (try? Call(self, words, in: context)).map { evidence($0, context) } ?? []
  }

  /// In which blocks of a lesson it may stand with these words, its own name included.
  func lessonUse(_ words: [Word]) -> LessonUse { inLessonsWith(words) ?? inLessons }

  /// What it does with these words, its own name included.
  func kind(of words: [Word]) -> Kind {
    looksWhenBare && words.count == 1 || words.contains { $0.text == looksWith } ? .look : kind
  }

  /// What to type.
  var name: String { form.name }

  /// Other names for it.
  var aliases: [String] { form.aliases }

  /// Every command, in the order in which `help` lists them: one that isn't here is known nowhere.
  static let all: [Command] = [
    .open, .close, .screen, .fire, .events, .service, .mock, .sync, .reset, .what,
    .trace, .side, .explain, .rules, .pin, .unpin, .keep,
    .inspect, .diff, .why, .when, .watch, .unwatch, .source, .owners, .leaks, .blame, .hunt,
    .prove,
    .compare, .change, .edit, .build, .changes, .discard,
    .break, .breaks, .unbreak, .step, .continue, .out, .goto, .rewind, .forward,
    .undo, .redo, .replay, .resume, .history, .kill, .relaunch,
    .lessons, .lesson, .next, .task, .hint, .skip, .solution, .predict, .answer, .because, .play,
    .practice, .exam, .progress, .forget, .record, .present,
    .note, .notes, .brief, .choose, .export, .import, .transcript, .share, .handin, .handout,
    .help, .glossary, .set, .clear, .quit,
  ]

  private static let byName: [String: Command] = {
    var names: [String: Command] = [:]
    for command in all {
      for name in [command.name] + command.aliases { names[name] = command }
    }
    return names
  }()

  /// The command of this name, without regard to case.
  static func named(_ name: String) -> Command? { byName[name] ?? byName[name.lowercased()] }

  /// Whether a line is a command that shows something, and changes nothing.
  static func onlyShows(_ line: String) -> Bool {
    guard let calls = try? Lexer.commands(in: line), !calls.isEmpty else { return false }
    return calls.allSatisfy { words in named(words[0].text)?.kind(of: words) == .look }
  }

  /// The command that does what a word means in other shells and debuggers.
  static func meant(by word: String) -> Command? {
    all.first { $0.elsewhere.contains(word.lowercased()) }
  }
}

// MARK: What help says

extension Command {
  /// What it does, in a few words without capital.
  var summary: String { localized("command.\(name)") }

  /// The question that it answers, if it is one of the first to learn.
  var question: String? { text("question") }

  /// What else a learner may look for and find it by, and what it is called elsewhere.
  var searchWords: String { ([text("search") ?? ""] + elsewhere).joined(separator: " ") }

  /// How it is used.
  var examples: [Example] {
    lines.enumerated().map { index, line in
      let arguments = text("example.\(index + 1).words").map { " \($0)" } ?? ""
      return Example(
        line: line + arguments, summary: localized("command.\(name).example.\(index + 1)"))
    }
  }

  /// What else there is to know, a paragraph each.
  var details: [String] {
    let arguments = filling()
    var details: [String] = []
    while let detail = text("detail.\(details.count + 1)", arguments[details.count + 1] ?? []) {
      details.append(detail)
    }
    return details
  }

  /// What is said when it is not carried out.
  var undone: String { text("undone") ?? localized("command.undone") }

  /// The clauses and flags that it takes, with what each does.
  var options: [(parameter: any AnyParameter, help: String)] {
    parameters.compactMap { parameter in text(parameter.id).map { (parameter, $0) } }
  }

  private func text(_ key: String, _ arguments: [any LocalizedArgument] = []) -> String? {
    let key = "command.\(name).\(key)"
    return isLocalized(key) ? localized(key, with: arguments) : nil
  }
}
