/// One command: the only place where anything is said about it.
///
/// Parsing, `help`, completion and error texts all come from here.
final class Command {
  /// Where `help` lists it.
  enum Group: String, CaseIterable {
    case stage, trace, look = "look inside", time, lessons, notes, shell
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

  /// What to type.
  let name: String
  /// Other names for it.
  let aliases: [String]
  /// Where `help` lists it.
  let group: Group
  /// What it does, in a few words without capital.
  let summary: String
  /// The question that it answers, if it is one of the first to learn.
  let question: String?
  /// How its arguments are written, where that can't be told from the parameters.
  private let form: String?
  /// What it takes, in the order of the usage line.
  let parameters: [any AnyParameter]
  /// How it is used.
  let examples: [Example]
  /// What else there is to know, a paragraph each.
  let details: [String]
  /// Whether carrying it out leaves the meaning of all names as it was, so that the same line can be
  /// carried out again without being read again.
  let isRepeatable: Bool
  /// Whether carrying it out changes the session, so that it belongs in the log.
  let isAction: (Call) -> Bool
  /// Whether it may stand in a block of a lesson, which writes no file and leaves the lesson alone.
  let isForLessons: Bool
  /// What becomes of an event that is stopped when somebody wants this meanwhile; throws a
  /// ``Complaint`` if it can be told already that it couldn't be carried out.
  let whilePaused: (Call, Session) throws(Complaint) -> WhilePaused
  /// What is said when it is not carried out.
  let undone: String
  let body: (Call, Session) throws(Complaint) -> Void

  /// Whether what is ahead of somebody who has gone back can still happen after it.
  var keepsFuture: Bool { ![.stage, .lessons].contains(group) }

  init(
    _ name: String, aliases: [String] = [], in group: Group, summary: String,
    answers question: String? = nil, takes parameters: [any AnyParameter] = [],
    writtenAs form: String? = nil,
    examples: [Example], details: [String] = [], undone: String = "Nothing was done.",
    isRepeatable: Bool = false, isAction: @escaping (Call) -> Bool = { _ in false },
    whilePaused: ((Call, Session) throws(Complaint) -> WhilePaused)? = nil,
    isForLessons: Bool? = nil,
    body: @escaping (Call, Session) throws(Complaint) -> Void
  ) {
    self.name = name
    self.aliases = aliases
    self.group = group
    self.summary = summary
    self.question = question
    self.parameters = parameters
    self.form = form
    self.examples = examples
    self.details = details
    self.undone = undone
    self.isRepeatable = isRepeatable
    self.isAction = isAction
    self.isForLessons = isForLessons ?? [.stage, .trace, .look].contains(group)
    let isGivenUpFor = [Group.stage, .lessons].contains(group)
    if let whilePaused {
      self.whilePaused = whilePaused
    } else {
      self.whilePaused = { call, _ throws(Complaint) in
        isGivenUpFor && call.isAction ? .givesUp() : .isFine
      }
    }
    self.body = body
  }

  /// The usage line: `fire EVENT [VALUE] [on PATTERN…]`.
  var usage: String {
    ([name] + (form.map { [$0] } ?? parameters.map(\.usage))).joined(separator: " ")
  }

  /// Every command, in the order in which `help` lists them.
  static let all: [Command] = [
    .open, .close, .screen, .fire, .events, .service, .mock, .sync, .reset,
    .trace, .side, .rules, .pin, .unpin, .keep,
    .inspect, .diff, .why, .watch, .unwatch, .source, .owners, .leaks, .blame, .compare,
    .break, .breaks, .unbreak, .step, .continue, .out, .goto, .rewind, .forward,
    .undo, .replay, .resume, .history,
    .lessons, .lesson, .next, .task, .hint, .skip, .solution, .answer, .play, .progress, .forget,
    .note, .notes, .export,
    .help, .set, .quit,
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
}

extension AnyParameter {
  /// How it is shown in a usage line.
  var usage: String {
    switch form {
    case .required: placeholder
    case .rest: "\(placeholder)…"
    case .optional: "[\(placeholder)]"
    case .repeated: "[\(placeholder)…]"
    case .clause(let keyword, let isRepeated):
      "[\(keyword) \(placeholder)\(isRepeated ? "…" : "")]"
    case .flag(let name): "[--\(name)]"
    }
  }
}
