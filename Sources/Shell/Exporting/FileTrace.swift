import Exports
import Languages
import LayerTracing

/// An exported trace in a file, which is written in another format event by event, in memory that doesn't
/// grow with its length; a test alone is made from the whole.
final class FileTrace: TraceSource {
  /// The file; read to its end, it tells what was passed over.
  private(set) var file: TraceFile
  let event: Int?
  let patterns: [String]

  /// The most commands that a handout lists: they are held in memory until its end.
  private static let mostCommands = 1_000

  /// Takes a file that wasn't read yet.
  init(_ file: TraceFile, event: Int?, patterns: [String]) {
    (self.file, self.event, self.patterns) = (file, event, patterns)
  }

  // Nothing tells what of it is worth most.
  var isFull: Bool { true }

  func tell<Sheet: Handout>(
    folds: Bool, _ begin: (HandoutTitle, any HandoutWords) -> Sheet
  ) throws(ShellError) {
    var recorded = RecordedHandout(patterns: patterns)
    var sheet: Sheet?
    var (commands, more): ([String], Int) = ([], 0)
    try parts { part in
      switch part {
      case .header(let header):
        sheet = begin(recorded.title(of: header), Language.fallback.handouts)
      case .action(let text, _):
        if commands.count < FileTrace.mostCommands { commands.append(text) } else { more += 1 }
      case .event(let event):
        let told = recorded.event(event)
        if isMeant(event) { sheet?.event(told) }
      }
    }
    if more > 0 { commands.append("# and \(more) more, which the trace itself has") }
    sheet?.commands(commands)
    sheet?.finish(takeaway: [])
  }

  func figure() throws(ShellError) -> HandoutEvent {
    var recorded = RecordedHandout(patterns: patterns)
    var chosen: HandoutEvent?
    try parts { part in
      guard case .event(let event) = part else { return }
      let told = recorded.event(event)
      if self.event == nil ? !told.rows.isEmpty : isMeant(event) { chosen = told }
    }
    guard let chosen else { throw .file(.noEvent(event)) }
    return chosen
  }

  func messages(
    _ take: ([Message], _ specimen: String, _ fired: String?) -> Void
  ) throws(ShellError) {
    let recorded = RecordedHandout(patterns: patterns)
    try parts { part in
      guard case .event(let event) = part, isMeant(event) else { return }
      for turn in event.turns where recorded.isTold(turn.specimen) {
        take(turn.messages, turn.specimen, event.fired)
      }
    }
  }

  func parts(_ take: (TracePart) -> Void) throws(ShellError) {
    do throws(FileError) { try file.readToEnd(take) } catch { throw .file(error) }
  }

  func whole() throws(ShellError) -> ImportedTrace {
    do throws(FileError) {
      return try ImportedTrace(&file, named: "")
    } catch {
      throw .file(error)
    }
  }

  func cards() throws(ShellError) -> String { throw .file(.noQuestions) }

  private func isMeant(_ event: RecordedEvent) -> Bool {
    self.event.map { $0 == event.number } ?? true
  }
}

extension ImportedTrace {
  /// Reads a whole file, whose events may come in any order.
  init(_ file: inout TraceFile, named name: String) throws(FileError) {
    try self.init(named: name) { take throws(FileError) in
      try file.readToEnd(takesAnyOrder: true, take)
    }
  }
}
