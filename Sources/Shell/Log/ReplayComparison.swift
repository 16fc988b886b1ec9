import Exports

/// Two recordings of the same session, and where they begin to differ.
struct ReplayComparison {
  /// A line that isn't the same in both; nil for a recording that ends before.
  struct Difference {
    let recorded: String?
    let now: String?
  }

  /// The first difference; nil if there is none.
  let difference: Difference?
  /// How many lines were compared.
  let count: Int

  /// Compares lines of exported traces: messages, screens and states.
  init(recorded: [Substring], now: [Substring]) {
    let recorded = recorded.filter(ReplayComparison.isOfTrace)
    let now = now.filter(ReplayComparison.isOfTrace)
    count = max(recorded.count, now.count)
    let same = zip(recorded, now).prefix { $0 == $1 }.count
    guard same < count else {
      difference = nil
      return
    }
    func words(_ lines: [Substring]) -> String? {
      guard same < lines.count else { return nil }
      return RecordedLine(lines[same])?.description ?? String(lines[same])
    }
    difference = Difference(recorded: words(recorded), now: words(now))
  }

  /// What was done and noted is no part of what came of it.
  private static func isOfTrace(_ line: Substring) -> Bool {
    !line.isEmpty && !line.hasPrefix("{\"format\":") && !line.hasPrefix("{\"line\":\"action\"")
      && !line.hasPrefix("{\"line\":\"note\"")
  }

  /// The lines of what a session has in front.
  static func lines(of session: Session) -> [Substring] {
    guard let stage = session.current, !stage.open.isEmpty else { return [] }
    var bytes: [UInt8] = []
    TraceExport(stage, log: session.log, notes: session.notesHere).write { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }
}
