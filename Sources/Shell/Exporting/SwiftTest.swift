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
  ///   - selection: The event, or else the newest that sent anything, and the specimens.
  /// - Throws: Why no test can be made of it.
  init(_ trace: RecordedTrace, _ selection: ExportSelection) throws(FileError) {
    let newest = trace.events.last { $0.turns.contains { !$0.messages.isEmpty } }
    guard let event = selection.event.map({ trace.event($0) }) ?? newest else {
      throw .noEvent(selection.event)
    }
    let specimens = trace.specimens.filter {
      event.turn(of: $0) != nil && selection.accepts($0)
    }
    guard !specimens.isEmpty else { throw .noEvent(event.number) }
    let features = ProgramIdentity.current.features
    text = SwiftTestExport.suite(
      of: event, in: trace, specimens, after: try SwiftTest.actions(of: trace),
      importing: features.importing, features: features.expression)
  }

  /// What has to be done again; what was only written down or looked at hasn't.
  private static func actions(of trace: RecordedTrace) throws(FileError) -> [String] {
    guard !trace.actions.isEmpty else { throw .noActions }
    var lines: [String] = []
    for line in trace.actions.map(\.text) {
      guard let action = Action(line) else { throw .noActions }
      switch action {
      case .stage: lines.append(line)
      case .note, .observation, .question(.predict), .question(.explain),
        .question(.cancelPrediction):
        break
      case .lesson, .question(.answer), .question(.reply): throw .lessonsTrace
      }
    }
    return lines
  }
}
