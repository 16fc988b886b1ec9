import Exports
import Languages
import Platform
import Queries
import Sessions
import Views

/// What can be wrong with a file, or with an earlier session.
nonisolated enum FileError: Error, Equatable {
  /// It can't be read.
  case cannotRead(TextFile.ReadError)
  /// It is no session that can be read.
  case session(SessionFile.ReadError)
  /// It is no progress that can be read.
  case progress(Progress.ReadError)
  /// It is no exported trace that can be read.
  case trace(TraceError)
  /// An exported trace doesn't say what was done.
  case noActions
  /// An exported trace tells of no event of this number; of none at all, if there is no number.
  case noEvent(Int?)
  /// An exported trace tells of no such value; of which it does, and the nearest.
  case notTold([String], nearest: String?)
  /// Several patterns are to be drawn in a format that holds one: its name, and theirs.
  case severalPatterns(format: String, [String])
  /// An event is to be drawn in which no message was sent: the format, its number, and what was fired.
  case nothingSent(format: String, Int, String?)
  /// Questions of a lesson are to be made cards, and a trace tells of none.
  case noQuestions
  /// A trace of a lesson is to be made a test, which plays freely.
  case lessonsTrace
  /// A line can't be carried out: its number, the file, the line and the reason.
  case lineFails(Int, of: String, line: String, reason: String)
  /// The name of a file that is to be written has an ending that says something else: what is written, and
  /// which endings it has.
  case wrongEnding(String, of: String, accepted: [String])
  /// It wasn't written.
  case unwritten(AtomicFile.WriteError)
  /// The file of a figure behind the first wasn't written.
  case figureUnwritten(String, AtomicFile.WriteError)
  /// An exported trace is larger than what is held in memory, in bytes.
  case traceTooLarge(most: Int)
  /// No earlier session is kept; whether this one will be.
  case noEarlierSession(isKept: Bool)
  /// No earlier session has this number; how many there are.
  case noSuchSession(count: Int)
  /// There is nothing to do again.
  case nothingDone
  /// Nothing was done that a lesson could check.
  case noLesson
  /// It is no session that was shared.
  case unshared(SharedSession.ReadError)
  /// Nothing was done of a lesson that could be handed in; its title.
  case nothingToHandIn(String)

  var words: ErrorWords {
    switch self {
    case .cannotRead(let reason):
      ErrorWords(localized: "error.cannot-read", "\(reason)", exitCode: .noInput)
    case .session(.noHeader):
      ErrorWords(
        localized: "error.no-session", advice: SessionFile.header, ProgramIdentity.current.name)
    case .session(.newer(let version)):
      ErrorWords(
        localized: "error.newer-file",
        accepted: localized("error.newer.advice", version, SessionFile.version))
    case .progress(.newer(let version, let newest)), .trace(.newer(let version, let newest)):
      ErrorWords(
        localized: "error.newer-file", accepted: localized("error.newer.advice", version, newest))
    case .session(.older(let version)):
      ErrorWords(
        localized: "error.older-file",
        accepted: localized(
          "error.older.advice", version, SessionFile.version, ProgramIdentity.current.name))
    case .trace(.noTrace): ErrorWords(localized: "error.no-trace")
    case .trace(.line(let number, let error)):
      ErrorWords(localized: "error.bad-line", number, error.words, accepted: error.accepted)
    case .noQuestions: ErrorWords(localized: "error.no-questions")
    case .progress(.foreign):
      ErrorWords(
        localized: "error.no-progress", accepted: localized("error.begins-with", Progress.header))
    case .noActions: ErrorWords(localized: "error.no-actions")
    case .noEvent(let number):
      ErrorWords(
        number.map { localized("error.no-such-event-told", $0) }
          ?? localized("error.no-event-told"),
        accepted: localized("error.no-event-told.advice"))
    case .notTold(let paths, let nearest):
      ErrorWords(
        localized: "error.not-told", nearest: nearest,
        accepted: localized("error.listed.examples", Array(paths.prefix(6))))
    case .severalPatterns(let format, let names):
      ErrorWords(
        localized: "error.holds-one-pattern", format,
        accepted: localized("error.listed.patterns", names))
    case .nothingSent(let format, let number, let fired):
      ErrorWords(localized: "error.nothing-sent", number, fired ?? "", advice: format)
    case .lessonsTrace: ErrorWords(localized: "error.lessons-trace")
    case .lineFails(let number, let file, let line, let reason):
      ErrorWords(localized: "error.line-fails", number, file, reason, advice: line)
    case .wrongEnding(let ending, let what, let endings):
      ErrorWords(
        localized: "error.wrong-ending", what, ending.brief,
        nearest: NearestName.to(ending, among: endings).map { ".\($0)" },
        accepted: localized("error.listed.it-can-be", endings.map { ".\($0)" })
          + (ending == "pdf" && endings.contains("html") ? " " + localized("error.pdf") : ""))
    case .unwritten(.exists): ErrorWords(localized: "error.exists", exitCode: .cannotCreate)
    case .unwritten(.cannotCreate(let reason)):
      ErrorWords(localized: "error.cannot-create", reason, exitCode: .cannotCreate)
    case .unwritten(.cannotWrite(let reason)):
      ErrorWords(localized: "error.cannot-write", reason, exitCode: .ioError)
    case .figureUnwritten(let name, let error):
      ErrorWords(
        localized: "error.later-figure", FileError.unwritten(error).words.what, name,
        accepted: FileError.unwritten(error).words.accepted,
        exitCode: FileError.unwritten(error).words.exitCode)
    case .traceTooLarge(let most):
      ErrorWords(localized: "error.trace-too-large", most / 1_000_000, exitCode: .noInput)
    case .noEarlierSession(let isKept):
      ErrorWords(localized: "error.no-earlier-session", advice: isKept)
    case .noSuchSession(let count): ErrorWords(localized: "error.no-such-session", advice: count)
    case .noLesson: ErrorWords(localized: "error.nothing-to-check")
    case .nothingDone: ErrorWords(localized: "error.nothing-done")
    case .unshared(let error): error.words
    case .nothingToHandIn(let title):
      ErrorWords(localized: "error.nothing-to-hand-in", title, advice: Journal.mostKept)
    }
  }
}

extension SharedSession.ReadError {
  /// Why a text is no session that can be opened.
  nonisolated var words: ErrorWords {
    switch self {
    case .foreign:
      ErrorWords(
        localized: "error.shared.foreign", advice: "\(SharedSession.mark)\(SharedSession.version)")
    case .newer(let version):
      ErrorWords(
        localized: "error.shared.newer",
        accepted: localized("error.newer.advice", version, SharedSession.version))
    case .changed: ErrorWords(localized: "error.shared.changed")
    case .unreadable(let part): ErrorWords(localized: "error.shared.unreadable", part.brief)
    case .tooLong: ErrorWords(localized: "error.shared.too-long")
    }
  }
}

/// What is said of a line of an exported trace.
nonisolated extension TraceError.LineError {
  /// What is wrong, as a sentence goes on with it.
  var words: String {
    switch self {
    case .tooLong(let most): localized("error.trace.too-long", most / 1_000_000)
    case .notJSON(let column): localized("error.trace.no-json", column)
    case .torn: localized("error.trace.torn")
    case .notUTF8: localized("error.trace.no-utf-8")
    case .tooDeep: localized("error.trace.too-deep")
    case .noObject: localized("error.trace.no-object")
    case .key(let key, let isMissing):
      isMissing ? localized("error.trace.key-missing", key) : localized("error.trace.key", key)
    case .outOfRange(let key, let range):
      localized("error.trace.out-of-range", key, "\(range.lowerBound)", "\(range.upperBound)")
    case .tooLarge(let column): localized("error.trace.too-large", column)
    case .unknownSite(let number): localized("error.trace.no-site", number)
    case .outOfOrder(let event, let before): localized("error.trace.out-of-order", event, before)
    case .tooMany(let most): localized("error.trace.too-many", most)
    }
  }

  /// What can be done.
  var accepted: String? {
    switch self {
    case .torn: localized("error.trace.torn.advice")
    case .tooLong, .notJSON, .notUTF8, .tooDeep, .noObject, .key, .outOfRange, .tooLarge,
      .unknownSite:
      localized("error.trace.advice")
    case .outOfOrder: localized("error.trace.out-of-order.advice")
    case .tooMany: nil
    }
  }
}
