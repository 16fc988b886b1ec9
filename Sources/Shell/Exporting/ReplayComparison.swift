import Exports
import Sessions

/// Two recordings of the same session, and where they begin to differ.
struct ReplayComparison {
  /// The first line that isn't the same in both, nil where a recording ends before; nil if all are.
  let difference: (recorded: String?, now: String?)?

  /// Compares lines of exported traces: messages, screens and states.
  init(recorded: [Substring], now: [Substring]) {
    let recorded = recorded.filter(ReplayComparison.isOfTrace)
    let now = now.filter(ReplayComparison.isOfTrace)
    let same = zip(recorded, now).prefix { $0 == $1 }.count
    guard same < max(recorded.count, now.count) else {
      difference = nil
      return
    }
    func words(_ lines: [Substring]) -> String? {
      guard same < lines.count else { return nil }
      return RecordedLine(lines[same])?.description ?? String(lines[same])
    }
    difference = (words(recorded), words(now))
  }

  /// What was done and noted is no part of what came of it.
  private static func isOfTrace(_ line: Substring) -> Bool {
    !line.isEmpty && !line.hasPrefix("{\"format\":") && !line.hasPrefix("{\"line\":\"action\"")
      && !line.hasPrefix("{\"line\":\"note\"")
  }
}

/// A trace that was exported, with the actions that it came from.
struct RecordedTrace {
  /// Its lines.
  let text: [Substring]
  /// What was done.
  let lines: [SessionFile.Line]

  /// Reads a file's text.
  init(_ text: String) throws(FileFault) {
    self.text = text.split(separator: "\n")
    guard let version = self.text.first.flatMap({ RecordedLine($0) })?.formatVersion else {
      throw .noTrace
    }
    guard version <= JSONLinesExport.version else {
      throw .newer(version: version, newest: JSONLinesExport.version)
    }
    var lines: [SessionFile.Line] = []
    for (index, line) in self.text.enumerated() where line.hasPrefix("{\"line\":\"action\"") {
      guard let text = RecordedLine(line)?.text else { throw .unreadableLine(index + 1) }
      lines.append(SessionFile.Line(number: index + 1, text: text))
    }
    guard !lines.isEmpty else { throw .noActions }
    self.lines = lines
  }
}
