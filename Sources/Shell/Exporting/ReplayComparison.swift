import Exports
import Platform
import Sessions

/// Two recordings of the same session, and where they begin to differ.
struct ReplayComparison {
  /// The first line that isn't the same in both, nil where a recording ends before; nil if all are.
  let difference: (recorded: String?, now: String?)?

  /// Compares what came of what was done: messages, screens and states.
  init(recorded: [RecordedLine], now: [RecordedLine]) {
    let same = zip(recorded, now).prefix { $0.tellsSame(as: $1) }.count
    guard same < max(recorded.count, now.count) else {
      difference = nil
      return
    }
    func words(_ lines: [RecordedLine]) -> String? {
      same < lines.count ? lines[same].description : nil
    }
    difference = (words(recorded), words(now))
  }
}

/// A trace that was exported, with the actions that it came from.
struct RecordedTrace {
  /// What came of the actions.
  private(set) var outcome: [RecordedLine] = []
  /// What was done.
  private(set) var actions: [SessionFile.Line] = []

  /// Reads a file.
  init(_ path: String) throws(FileError) {
    var file = try TraceFile(path, most: TextFile.largest)
    while let line = try file.next() {
      if case .action(let text, _) = line {
        actions.append(SessionFile.Line(number: file.lineNumber, text: text))
      } else if line.isOutcome {
        outcome.append(line)
      }
    }
    guard !actions.isEmpty else { throw .noActions }
  }

  /// Whether a file begins as an exported trace does.
  static func begins(_ path: String) throws(FileError) -> Bool {
    do throws(TextFile.ReadError) {
      return try TextFile.read(path, most: 64).hasPrefix("{\"format\":")
    } catch {
      throw .cannotRead(error)
    }
  }
}
