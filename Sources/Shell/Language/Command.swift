import Lessons
import Queries
import Views

/// One command: the only place where anything is said about it.
///
/// Parsing, `help`, completion, the manual page and error texts all come from here.
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
  }

  /// An example, and what it does.
  struct Example {
    let line: String
    let what: String

    init(_ line: String, _ what: String) {
      self.line = line
      self.what = what
    }
  }

  /// How it is written: its name, and what it takes.
  let form: CommandForm
  /// What it is called in other shells and debuggers: nothing to be typed here, but it is known what is meant.
  private let elsewhere: [String]
  /// What it does.
  private let kind: Kind
  /// Whether it only shows something when it stands alone.
  private let looksWhenBare: Bool
  /// Where `help` lists it.
  let group: Group
  /// What it does, in a few words without capital.
  let summary: String
  /// The question that it answers, if it is one of the first to learn.
  let question: String?
  /// What it takes, in the order of the usage line.
  let parameters: [any AnyParameter]
  /// How it is used.
  let examples: [Example]
  /// What else there is to know, a paragraph each.
  let details: [String]
  /// In which blocks of a lesson it may stand.
  private let inLessons: LessonUse
  /// The same for some words; nil for all others.
  private let inLessonsWith: ([Word]) -> LessonUse?
  /// Whether all that it does is to write what there is.
  let onlyWrites: Bool
  /// What is said when it is not carried out.
  let undone: String
  /// What of it a lesson may ask for.
  private let evidence: (Call, Context) -> [TakenLook]
  /// Makes a request of its words.
  let read: (Call, Context) throws(CommandError) -> Request

  init(
    _ name: String, aliases: [String] = [], elsewhere: [String] = [], _ kind: Kind,
    looksWhenBare: Bool = false, in group: Group,
    inLessons: LessonUse = .noBlock(.isForShell),
    with inLessonsWith: @escaping ([Word]) -> LessonUse? = { _ in nil },
    onlyWrites: Bool = false, summary: String,
    answers question: String? = nil, takes parameters: [any AnyParameter] = [],
    writtenAs arguments: String? = nil, examples: [Example], details: [String] = [],
    undone: String = "Nothing was done.",
    evidence: @escaping (Call, Context) -> [TakenLook] = { _, _ in [] },
    read: @escaping (Call, Context) throws(CommandError) -> Request
  ) {
    form = CommandForm(
      name, aliases: aliases, takes: parameters.map(\.form), writtenAs: arguments)
    self.elsewhere = elsewhere
    self.kind = kind
    self.looksWhenBare = looksWhenBare
    self.group = group
    self.inLessons = inLessons
    self.inLessonsWith = inLessonsWith
    self.onlyWrites = onlyWrites
    self.summary = summary
    self.question = question
    self.parameters = parameters
    self.examples = examples
    self.details = details
    self.undone = undone
    self.evidence = evidence
    self.read = read
  }

  /// A command that shows something.
  convenience init(
    look name: String, aliases: [String] = [], elsewhere: [String] = [], in group: Group,
    inLessons: LessonUse = .noBlock(.isForShell), summary: String,
    answers question: String? = nil, takes parameters: [any AnyParameter] = [],
    examples: [Example], details: [String] = [],
    evidence: @escaping (Call, Context) -> [TakenLook] = { _, _ in [] },
    shows: @escaping (Call, Context) throws(CommandError) -> Document
  ) {
    self.init(
      name, aliases: aliases, elsewhere: elsewhere, .look, in: group, inLessons: inLessons,
      summary: summary, answers: question,
      takes: parameters, examples: examples, details: details, evidence: evidence
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
  func kind(of words: [Word]) -> Kind { looksWhenBare && words.count == 1 ? .look : kind }

  /// What to type.
  var name: String { form.name }

  /// Other names for it.
  var aliases: [String] { form.aliases }

  /// Every command, in the order in which `help` lists them: one that isn't here is known nowhere.
  static let all: [Command] = [
    .open, .close, .screen, .fire, .events, .service, .mock, .sync, .reset,
    .trace, .side, .explain, .rules, .pin, .unpin, .keep,
    .inspect, .diff, .why, .watch, .unwatch, .source, .owners, .leaks, .blame, .compare,
    .break, .breaks, .unbreak, .step, .continue, .out, .goto, .rewind, .forward,
    .undo, .redo, .replay, .resume, .history,
    .lessons, .lesson, .next, .task, .hint, .skip, .solution, .predict, .answer, .because, .play,
    .practice, .progress, .forget, .record, .present,
    .note, .notes, .export, .import, .transcript, .share, .handin, .handout,
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

  /// The command that does what a word means in other shells and debuggers.
  static func meant(by word: String) -> Command? {
    all.first { $0.elsewhere.contains(word.lowercased()) }
  }
}
