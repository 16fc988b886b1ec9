import Languages
import Queries
import Sessions

/// What can be wrong with a line, as a fact. The words of each area are in one file.
nonisolated enum ShellError: Error, Equatable {
  /// Its words aren't those of a command.
  case line(SyntaxError)
  /// A part of it isn't written as the grammar has it, or names nothing: what the names belong to, and
  /// what they are, in English as the tables' keys have it.
  case query(QueryError, of: String = "", listedAs: String = "Accepted")
  /// A command is asked for something that it can't do.
  case request(RequestError)
  /// The session refuses it.
  case session(SessionError)
  /// A breakpoint can never be met.
  case breakpoint(BreakpointError)
  /// Something about a file, or an earlier session.
  case file(FileError)

  /// Where it is, if the error knows better than the command.
  var span: Range<Int>? {
    switch self {
    case .query(let error, _, _): error.span
    case .session(.path(let error)): error.span
    case .breakpoint(let error): error.span
    case .line, .request, .session, .file: nil
    }
  }

  @MainActor func words(in context: Context) -> ErrorWords {
    switch self {
    case .line(let error): error.words
    case .query(let error, let owner, let label):
      ErrorWords(
        ShellError.message(error, owner), nearest: error.nearest,
        accepted: ShellError.list(error.accepted, as: label))
    case .request(let error): error.words
    case .session(let error): error.words(in: context)
    case .breakpoint(let error): error.words
    case .file(let error): error.words
    }
  }

  /// What is wrong, and in what: ` of counter`, ` in counter`.
  private static func message(_ error: QueryError, _ owner: String) -> String {
    let words = owner.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return error.message }
    return localized("error.owned-\(words[0])", error.message, words[1])
  }

  private static func list(_ names: [String], as label: String) -> String {
    let key = label.lowercased().replacing(" ", with: "-")
    return isLocalized("error.listed.\(key)")
      ? localized("error.listed.\(key)", names) : localized("error.listed", label, names)
  }
}

extension SessionError {
  @MainActor func words(in context: Context) -> ErrorWords {
    switch self {
    case .stage(let error): error.words(in: context)
    case .time(let error): error.words(in: context)
    case .lesson(let error): error.words(in: context)
    case .path(let error): error.words
    case .build(let error): error.words(in: context)
    }
  }
}

/// What is said of an error.
nonisolated struct ErrorWords: Equatable {
  /// What is wrong, without capital and full stop.
  let what: String
  /// What was probably meant.
  var nearest: String?
  /// What would be accepted: a sentence.
  var accepted: String?
  /// What shows it, line by line: what a compiler says. Code, which begins with a blank, stands as it is.
  var evidence: [String] = []
  /// What the process ends with if it ends because of this.
  var exitCode = ExitCode.badData
  /// The language that it is said in.
  var language = Language.spoken

  /// Words an error; an empty sentence is none.
  init(
    _ what: String, nearest: String? = nil, accepted: String? = nil, evidence: [String] = [],
    exitCode: ExitCode = .badData
  ) {
    self.what = what
    self.evidence = evidence
    self.nearest = nearest
    self.accepted = accepted?.isEmpty == true ? nil : accepted
    self.exitCode = exitCode
  }

  /// Words an error by what the tables say under a key. What would be accepted is `accepted`, or else what they say
  /// under `KEY.advice`, if anything.
  init(
    localized key: String, _ arguments: any LocalizedArgument...,
    advice: any LocalizedArgument..., nearest: String? = nil, accepted: String? = nil,
    evidence: [String] = [], exitCode: ExitCode = .badData
  ) {
    let isAdvised = isLocalized("\(key).advice")
    assert(advice.isEmpty || isAdvised)
    self.init(
      localized(key, with: arguments), nearest: nearest,
      accepted: accepted ?? (isAdvised ? localized("\(key).advice", with: advice) : nil),
      evidence: evidence, exitCode: exitCode)
  }
}
