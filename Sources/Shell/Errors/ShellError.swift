import Languages
import Phrases
import Queries
import Sessions

/// What can be wrong with a line, as a fact. The words of each area are in one file.
nonisolated enum ShellError: Error, Equatable {
  /// Its words aren't those of a command.
  case line(SyntaxError)
  /// A part of it isn't written as the grammar has it, or names nothing: what the names belong to, and
  /// what they are.
  case query(QueryError, of: String = "", listedAs: String = "Accepted")
  /// A command is asked for something that it can't do.
  case request(RequestError)
  /// The session refuses it.
  case refusal(SessionError)
  /// A breakpoint can never be met.
  case breakpoint(BreakpointError)
  /// Something about a file, or an earlier session.
  case file(FileError)

  /// Where it is, if the fault knows better than the command.
  var span: Range<Int>? {
    switch self {
    case .query(let error, _, _): error.span
    case .refusal(.path(let fault)): fault.span
    case .breakpoint(let fault): fault.span
    case .line, .request, .refusal, .file: nil
    }
  }

  @MainActor func words(in context: Context) -> ErrorWords {
    switch self {
    case .line(let fault): fault.words
    case .query(let error, let owner, let label):
      ErrorWords(
        error.message + owner, nearest: error.nearest, listing: error.accepted, as: label)
    case .request(let fault): fault.words
    case .refusal(let refusal): refusal.words(in: context)
    case .breakpoint(let fault): fault.words
    case .file(let fault): fault.words
    }
  }
}

extension SessionError {
  @MainActor func words(in context: Context) -> ErrorWords {
    switch self {
    case .stage(let fault): fault.words(in: context)
    case .time(let fault): fault.words(in: context)
    case .lesson(let fault): fault.words(in: context)
    case .path(let fault): fault.words
    }
  }
}

/// What is said of a fault.
nonisolated struct ErrorWords: Equatable {
  /// What is wrong, without capital and full stop.
  let what: String
  /// What was probably meant.
  var nearest: String?
  /// What would be accepted: a sentence.
  var accepted: String?
  /// What the process ends with if it ends because of this.
  var exitCode = ExitCode.badData
  /// The language that it is said in.
  var language = Language.fallback

  init(
    _ what: String, nearest: String? = nil, accepted: String? = nil,
    exitCode: ExitCode = .badData
  ) {
    self.what = what
    self.nearest = nearest
    self.accepted = accepted
    self.exitCode = exitCode
  }

  /// Words whose second sentence lists names.
  init(_ what: String, nearest: String? = nil, listing names: [String], as label: String) {
    self.init(
      what, nearest: nearest,
      accepted: names.isEmpty ? nil : "\(label): \(names.joined(separator: ", ")).")
  }
}
