import Platform
import Sessions
import Views

/// What can be wrong with a file, or with an earlier session.
nonisolated enum FileFault: Error, Equatable {
  /// It can't be read.
  case cannotRead(TextFile.Fault)
  /// It is no session.
  case noSession
  /// A newer program wrote it, in this version; the newest that can be read.
  case newer(version: Int, newest: Int)
  /// It is no exported trace.
  case noTrace
  /// A line of an exported trace can't be read.
  case unreadableLine(Int)
  /// An exported trace doesn't say what was done.
  case noActions
  /// A line can't be carried out: its number, the file, the line and the reason.
  case lineFails(Int, of: String, line: String, reason: String)
  /// It wasn't written.
  case unwritten(AtomicFile.Fault)
  /// No earlier session is kept; whether this one will be.
  case noEarlierSession(isKept: Bool)
  /// No earlier session has this number; how many there are.
  case noSuchSession(count: Int)
  /// There is nothing to do again.
  case nothingDone
  /// It is no session that was shared.
  case unshared(SharedSession.Fault)
  /// Nothing was done of a lesson that could be handed in; its title.
  case nothingToHandIn(String)

  var words: FaultWords {
    switch self {
    case .cannotRead(let reason):
      FaultWords("can't read this file: \(reason)", exitCode: .noInput)
    case .noSession:
      FaultWords(
        "this is no session's file",
        accepted: "One begins with '\(SessionFile.header)', an exported trace with its format. "
          + "To run other lines: layercake run.")
    case .newer(let version, let newest):
      FaultWords(
        "a newer Layercake wrote this file",
        accepted: "It has version \(version); this one reads up to \(newest).")
    case .noTrace: FaultWords("this is no exported trace")
    case .unreadableLine(let number): FaultWords("line \(number) can't be read")
    case .noActions: FaultWords("this trace doesn't say what was done")
    case .lineFails(let number, let file, let line, let reason):
      FaultWords(
        "line \(number) of \(file) can't be carried out: \(reason)",
        accepted: "The line is '\(line)'.")
    case .unwritten(.exists):
      FaultWords(
        "there is such a file already",
        accepted: "Choose another name, or add --force to replace it.", exitCode: .cannotCreate)
    case .unwritten(.cannotCreate(let reason)):
      FaultWords("can't create this file: \(reason)", exitCode: .cannotCreate)
    case .unwritten(.cannotWrite(let reason)):
      FaultWords("can't write this file: \(reason)", exitCode: .ioError)
    case .noEarlierSession(let isKept):
      FaultWords(
        "no earlier session is kept",
        accepted: isKept
          ? "This one will be, once you have left it." : "Sessions are kept only at a terminal.")
    case .noSuchSession(let count):
      FaultWords(
        "no such session", accepted: "Sessions: 1 to \(count); to see them: resume --list.")
    case .nothingDone:
      FaultWords("nothing was done yet", accepted: "To do what a file says: replay FILE.")
    case .unshared(let fault): fault.words
    case .nothingToHandIn(let title):
      FaultWords(
        "you have done nothing of \(title) that is kept",
        accepted: "Sessions at a terminal are kept, the last \(Journal.mostKept) of them.")
    }
  }
}

extension SharedSession.Fault {
  /// Why a text is no session that can be opened.
  nonisolated var words: FaultWords {
    switch self {
    case .foreign:
      FaultWords(
        "this is no session that was shared",
        accepted: "One begins with '\(SharedSession.mark)\(SharedSession.version)', as 'share' "
          + "writes it.")
    case .newer(let version):
      FaultWords(
        "a newer Layercake shared this",
        accepted: "It has version \(version); this one reads up to \(SharedSession.version).")
    case .changed:
      FaultWords(
        "this was cut or changed on its way",
        accepted: "It ends with ~ and a checksum; copy it whole, or send it as a file.")
    case .unreadable(let part):
      FaultWords("'\(part.brief)' is nothing that can be done")
    case .tooLong:
      FaultWords("this is longer than a session that is shared")
    }
  }
}
