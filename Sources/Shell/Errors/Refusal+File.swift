import Exports
import Languages
import Platform
import Queries
import Sessions

/// What is wrong with a file, or with an earlier session.
nonisolated extension Refusal {
  /// An exported trace doesn't say what was done.
  static let noActions = Refusal("error.no-actions")

  /// It can't be read.
  static func cannotRead(_ reason: SystemError) -> Refusal {
    Refusal("error.cannot-read", "\(reason)", exitCode: .noInput)
  }

  /// It was written by a newer program: its version, and the newest that is known here.
  private static func newer(_ version: Int, than known: Int) -> Refusal {
    Refusal("error.newer-file", accepted: LocalizedText("error.newer.advice", version, known))
  }

  /// It is no session that can be read.
  static func session(_ error: SessionFile.ReadError) -> Refusal {
    switch error {
    case .noHeader:
      Refusal("error.no-session", advice: SessionFile.header, ProgramIdentity.current.name)
    case .newer(let version): newer(version, than: SessionFile.version)
    case .older(let version):
      Refusal(
        "error.older-file",
        accepted: LocalizedText(
          "error.older.advice", version, SessionFile.version, ProgramIdentity.current.name))
    }
  }

  /// It is no progress that can be read.
  static func progress(_ error: Progress.ReadError) -> Refusal {
    switch error {
    case .newer(let version, let newest): newer(version, than: newest)
    case .foreign:
      Refusal("error.no-progress", accepted: LocalizedText("error.begins-with", Progress.header))
    }
  }

  /// It is no exported trace that can be read.
  static func trace(_ error: TraceError) -> Refusal {
    switch error {
    case .newer(let version, let newest): newer(version, than: newest)
    case .noTrace: Refusal("error.no-trace")
    case .line(let number, let error):
      Refusal("error.bad-line", number, error.text, accepted: error.accepted)
    }
  }

  /// It is no session that was shared.
  static func shared(_ error: SharedSession.ReadError) -> Refusal {
    switch error {
    case .foreign:
      Refusal("error.shared.foreign", advice: "\(SharedSession.mark)\(SharedSession.version)")
    case .newer(let version):
      Refusal(
        "error.shared.newer",
        accepted: LocalizedText("error.newer.advice", version, SharedSession.version))
    case .changed: Refusal("error.shared.changed")
    case .unreadable(let part): Refusal("error.shared.unreadable", part.brief)
    case .tooLong: Refusal("error.shared.too-long")
    }
  }

  /// An exported trace tells of no event of this number; of none at all, if there is no number.
  static func noEvent(_ number: Int?) -> Refusal {
    Refusal(
      number.map { LocalizedText("error.no-such-event-told", $0) }
        ?? LocalizedText("error.no-event-told"),
      accepted: LocalizedText("error.no-event-told.advice"))
  }

  /// An event is to be drawn in which no message was sent: the format, its number, and what was fired.
  static func nothingSent(format: String, _ number: Int, _ fired: String?) -> Refusal {
    Refusal("error.nothing-sent", number, fired ?? "", advice: format)
  }

  /// The name of a file that is to be written has an ending that says something else: what is written, and which
  /// endings it has.
  static func wrongEnding(_ ending: String, of content: String, accepted: [String]) -> Refusal {
    let asksForPDF = ending == "pdf" && accepted.contains("html")
    return Refusal(
      "error.wrong-ending", content, ending.brief,
      nearest: NearestName.to(ending, among: accepted).map { ".\($0)" },
      accepted: LocalizedText("error.listed.it-can-be", accepted.map { ".\($0)" }),
      asksForPDF ? LocalizedText("error.pdf") : nil)
  }

  /// It wasn't written.
  static func unwritten(_ error: AtomicFile.WriteError) -> Refusal {
    switch error {
    case .exists: Refusal("error.exists", exitCode: .cannotCreate)
    case .cannotCreate(let reason):
      Refusal("error.cannot-create", "\(reason)", exitCode: .cannotCreate)
    case .cannotWrite(let reason): Refusal("error.cannot-write", "\(reason)", exitCode: .ioError)
    }
  }

  /// The file of a figure behind the first wasn't written.
  static func figureUnwritten(_ name: String, _ error: AtomicFile.WriteError) -> Refusal {
    let reason = unwritten(error)
    var refusal = Refusal("error.later-figure", reason.message, name, exitCode: reason.exitCode)
    refusal.accepted = reason.accepted
    return refusal
  }

}

/// What is said of a line of an exported trace.
nonisolated extension TraceError.LineError {
  /// What is wrong, as a sentence goes on with it.
  var text: LocalizedText {
    switch self {
    case .tooLong(let most): LocalizedText("error.trace.too-long", most / 1_000_000)
    case .notJSON(let column): LocalizedText("error.trace.no-json", column)
    case .torn: LocalizedText("error.trace.torn")
    case .notUTF8: LocalizedText("error.trace.no-utf-8")
    case .tooDeep: LocalizedText("error.trace.too-deep")
    case .noObject: LocalizedText("error.trace.no-object")
    case .key(let key, let isMissing):
      LocalizedText(isMissing ? "error.trace.key-missing" : "error.trace.key", key)
    case .outOfRange(let key, let range):
      LocalizedText(
        "error.trace.out-of-range", key, "\(range.lowerBound)", "\(range.upperBound)")
    case .tooLarge(let column): LocalizedText("error.trace.too-large", column)
    case .unknownSite(let number): LocalizedText("error.trace.no-site", number)
    case .outOfOrder(let event, let before):
      LocalizedText("error.trace.out-of-order", event, before)
    case .tooMany(let most): LocalizedText("error.trace.too-many", most)
    }
  }

  /// What can be done.
  var accepted: LocalizedText? {
    switch self {
    case .torn: LocalizedText("error.trace.torn.advice")
    case .outOfOrder: LocalizedText("error.trace.out-of-order.advice")
    case .tooMany: nil
    default: LocalizedText("error.trace.advice")
    }
  }
}
