import Exports
import Languages
import Sessions

extension RecordedTrace {
  /// An event as a test in Swift.
  ///
  /// - Parameter selection: The event, or else the newest that sent anything, and the specimens.
  /// - Returns: The file.
  /// - Throws: Why no test can be made of it.
  func test(_ selection: ExportSelection) throws(Refusal) -> String {
    let newest = events.last { $0.turns.contains { !$0.messages.isEmpty } }
    guard let event = selection.event.map({ self.event($0) }) ?? newest else {
      throw .noEvent(selection.event)
    }
    let specimens = specimens.filter {
      event.turn(of: $0) != nil && selection.accepts($0)
    }
    guard !specimens.isEmpty else { throw .noEvent(event.number) }
    let features = ProgramIdentity.current.features
    return SwiftTestExport.suite(
      of: event, in: self, specimens, after: try actionsToDoAgain(),
      importing: features.importing, features: features.expression)
  }

  /// What has to be done again; what was only written down or looked at hasn't.
  private func actionsToDoAgain() throws(Refusal) -> [String] {
    guard !actions.isEmpty else { throw .noActions }
    var lines: [String] = []
    for line in actions.map(\.text) {
      guard let action = Action(line) else { throw .noActions }
      switch action {
      case .stage: lines.append(line)
      case .note, .observation, .question(.predict), .question(.explain),
        .question(.cancelPrediction):
        break
      case .lesson, .question(.answer), .question(.reply): throw "error.lessons-trace"
      }
    }
    return lines
  }
}
