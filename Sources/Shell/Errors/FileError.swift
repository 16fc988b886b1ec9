import Exports
import Platform
import Queries
import Sessions
import Views

/// What can be wrong with a file, or with an earlier session.
nonisolated enum FileError: Error, Equatable {
  /// It can't be read.
  case cannotRead(TextFile.ReadError)
  /// It is no session.
  case noSession
  /// A newer program wrote it, in this version; the newest that can be read.
  case newer(version: Int, newest: Int)
  /// It is no progress that can be read.
  case noProgress
  /// It is no exported trace.
  case noTrace
  /// A line of an exported trace, counted from 1, can't be read.
  case badLine(Int, TraceError.LineError)
  /// An exported trace doesn't say what was done.
  case noActions
  /// An exported trace tells of no event of this number; of none at all, if there is no number.
  case noEvent(Int?)
  /// An exported trace tells of no such value; of which it does, and the nearest.
  case notTold([String], nearest: String?)
  /// Several patterns are to be drawn in a figure that holds one; their names.
  case severalPatterns([String])
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
      ErrorWords("can't read this file: \(reason)", exitCode: .noInput)
    case .noSession:
      ErrorWords(
        "this is no session's file",
        accepted: "One begins with '\(SessionFile.header)', an exported trace with its format. "
          + "To run other lines: \(ProgramIdentity.current.name) run.")
    case .newer(let version, let newest):
      ErrorWords(
        "a newer Layercake wrote this file",
        accepted: "It has version \(version); this one reads up to \(newest).")
    case .noTrace:
      ErrorWords(
        "this is no exported trace",
        accepted:
          "One begins with {\"format\":\"layercake-trace\",…}; to write one: export jsonl FILE.")
    case .badLine(let number, let fault):
      ErrorWords("line \(number) can't be read: \(fault.words)", accepted: fault.accepted)
    case .noQuestions:
      ErrorWords(
        "a trace tells no questions",
        accepted: "In the shell, with a lesson in front: export anki FILE.")
    case .noProgress:
      ErrorWords(
        "this is no file of progress", accepted: "One begins with '\(Progress.header)'.")
    case .noActions: ErrorWords("this trace doesn't say what was done")
    case .noEvent(let number):
      ErrorWords(
        number.map { "this trace tells of no event \($0) there" } ?? "this trace tells of no event",
        accepted: "To see which there are: import FILE.")
    case .notTold(let paths, let nearest):
      ErrorWords(
        "this trace tells of no such value", nearest: nearest, listing: Array(paths.prefix(6)),
        as: "For example")
    case .severalPatterns(let names):
      ErrorWords("a Mermaid file holds the diagram of one pattern", listing: names, as: "Patterns")
    case .lessonsTrace:
      ErrorWords(
        "this trace comes from a lesson, and a test does again what was done in free play",
        accepted: "Play the same events with open and fire, and export that.")
    case .lineFails(let number, let file, let line, let reason):
      ErrorWords(
        "line \(number) of \(file) can't be carried out: \(reason)",
        accepted: "The line is '\(line)'.")
    case .wrongEnding(let ending, let what, let endings):
      ErrorWords(
        "\(what) can't be a '.\(ending.brief)' file",
        nearest: NearestName.to(ending, among: endings).map { ".\($0)" },
        listing: endings.map { ".\($0)" }, as: "It can be")
    case .unwritten(.exists):
      ErrorWords(
        "there is such a file already",
        accepted: "Choose another name, or add --force to replace it.", exitCode: .cannotCreate)
    case .unwritten(.cannotCreate(let reason)):
      ErrorWords("can't create this file: \(reason)", exitCode: .cannotCreate)
    case .unwritten(.cannotWrite(let reason)):
      ErrorWords("can't write this file: \(reason)", exitCode: .ioError)
    case .figureUnwritten(let name, let fault):
      ErrorWords(
        "\(FileError.unwritten(fault).words.what): '\(name)', for a later figure",
        accepted: FileError.unwritten(fault).words.accepted,
        exitCode: FileError.unwritten(fault).words.exitCode)
    case .traceTooLarge(let most):
      ErrorWords(
        "this trace is larger than the \(most / 1_000_000) MB that can be held to be looked at",
        accepted: "One of any size can be made a note or a page, in the system's shell: "
          + "layercake convert.", exitCode: .noInput)
    case .noEarlierSession(let isKept):
      ErrorWords(
        "no earlier session is kept",
        accepted: isKept
          ? "This one will be, once you have left it." : "Sessions are kept only at a terminal.")
    case .noSuchSession(let count):
      ErrorWords(
        "no such session", accepted: "Sessions: 1 to \(count); to see them: resume --list.")
    case .noLesson:
      ErrorWords(
        "nothing was done that a lesson could check",
        accepted: "Open a feature and fire its events, outside of lessons; then record.")
    case .nothingDone:
      ErrorWords("nothing was done yet", accepted: "To do what a file says: replay FILE.")
    case .unshared(let fault): fault.words
    case .nothingToHandIn(let title):
      ErrorWords(
        "you have done nothing of \(title) that is kept",
        accepted: "Sessions at a terminal are kept, the last \(Journal.mostKept) of them.")
    }
  }
}

extension SharedSession.ReadError {
  /// Why a text is no session that can be opened.
  nonisolated var words: ErrorWords {
    switch self {
    case .foreign:
      ErrorWords(
        "this is no session that was shared",
        accepted: "One begins with '\(SharedSession.mark)\(SharedSession.version)', as 'share' "
          + "writes it.")
    case .newer(let version):
      ErrorWords(
        "a newer Layercake shared this",
        accepted: "It has version \(version); this one reads up to \(SharedSession.version).")
    case .changed:
      ErrorWords(
        "this was cut or changed on its way",
        accepted: "It ends with ~ and a checksum; copy it whole, or send it as a file.")
    case .unreadable(let part):
      ErrorWords("'\(part.brief)' is nothing that can be done")
    case .tooLong:
      ErrorWords("this is longer than a session that is shared")
    }
  }
}
