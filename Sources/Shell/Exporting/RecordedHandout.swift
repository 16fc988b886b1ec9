import Exports
import Languages
import LayerTracing
import Queries
import Staging
import Views

/// Tells the events of a trace that was read from a file to a handout, as ``HandoutExport`` tells those of
/// a session: nothing is run again, and what the file doesn't tell isn't told.
struct RecordedHandout {
  /// The specimens to tell of, by their short names; empty for all.
  private let patterns: [String]
  /// What each specimen shows, by its full name, in the order in which they are first told.
  private var screens: [(specimen: String, lines: [String])] = []

  init(patterns: [String]) { self.patterns = patterns }

  /// What the handout says at its top.
  func title(of header: TraceHeader) -> HandoutTitle {
    let names = header.specimens.filter { isTold($0) }.map(RecordedHandout.title)
    return HandoutTitle(
      "\(header.feature) in \(Wording.list(names))", subject: "Read from a recorded trace.")
  }

  /// An event as handouts take it; call it for each, in order.
  mutating func event(_ event: RecordedEvent) -> HandoutEvent {
    let all = event.turns.filter { isTold($0.specimen) }
    // A file may tell of any number of specimens, and a row has a place for each.
    let turns = all.prefix(Stage.mostSpecimens)
    let reached = turns.map(\.specimen)
    let before = event.number == 0 ? [] : shown(in: reached)
    for turn in turns {
      guard let lines = turn.screen else { continue }
      screens.removeAll { $0.specimen == turn.specimen }
      screens.append((turn.specimen, lines))
    }
    let alignment = MessageAlignment(turns.map { $0.messages.filter(\.isCrossing) })
    var told = HandoutEvent(
      number: event.number, fired: event.fired, before: before, after: shown(in: reached),
      specimens: reached.map(RecordedHandout.title),
      rows: alignment.rows, notes: event.notes.map { HandoutNote($0.text, at: $0.message) })
    told.omit(
      messages: alignment.omitted, specimens: all.count - turns.count,
      Language.fallback.handouts)
    return told
  }

  private func shown(in specimens: [String]) -> [HandoutScreen] {
    let shown = specimens.compactMap { name in screens.first { $0.specimen == name } }
    return Screens(shown.map { (RecordedHandout.title($0.specimen), $0.lines) }).grouped.map {
      HandoutScreen(names: $0.names, lines: $0.lines)
    }
  }

  /// Whether a specimen is told of.
  func isTold(_ specimen: String) -> Bool {
    patterns.isEmpty || patterns.contains(RecordedHandout.short(specimen))
  }

  /// What people type for a specimen: `mvp` for `counter.mvp`.
  static func short(_ specimen: String) -> String {
    specimen.split(separator: ".").last?.lowercased() ?? specimen
  }

  /// A specimen as people read it: `MVP` for `counter.mvp`.
  static func title(_ specimen: String) -> String {
    SpecimenReference(pattern: short(specimen)).title
  }
}
