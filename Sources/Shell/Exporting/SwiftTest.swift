import Exports
import Sessions

/// An event of a recorded trace as a test in Swift.
struct SwiftTest {
  /// The file.
  let text: String

  /// Makes a test.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - number: The event; nil for the newest that sent anything.
  ///   - patterns: The specimens, by their short names; empty for all that it reached.
  /// - Throws: Why no test can be made of it.
  init(_ trace: ImportedTrace, _ number: Int?, _ patterns: [String]) throws(FileError) {
    let newest = trace.events.last { $0.turns.contains { !$0.messages.isEmpty } }
    guard let event = number.map({ trace.event($0) }) ?? newest else { throw .noEvent(number) }
    let specimens = trace.specimens.filter {
      event.turn(of: $0) != nil
        && (patterns.isEmpty || patterns.contains(RecordedHandout.short($0)))
    }
    guard !specimens.isEmpty else { throw .noEvent(event.number) }
    let features = ProgramIdentity.current.features
    text = SwiftTestExport.suite(
      of: event, in: trace, specimens, after: try SwiftTest.actions(of: trace),
      isNewest: event.number == trace.events.last?.number,
      importing: features.importing, features: features.expression)
  }

  /// What has to be done again; what was only written down or looked at hasn't.
  private static func actions(of trace: ImportedTrace) throws(FileError) -> [String] {
    guard !trace.actions.isEmpty else { throw .noActions }
    var lines: [String] = []
    for line in trace.actions {
      guard let action = Action(line) else { throw .noActions }
      switch action {
      case .stage: lines.append(line)
      case .note, .observation, .question(.predict), .question(.explain),
        .question(.cancelPrediction):
        break
      case .lesson, .question: throw .lessonsTrace
      }
    }
    return lines
  }
}
