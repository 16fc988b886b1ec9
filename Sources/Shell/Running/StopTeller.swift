import Languages
import Sessions

/// Tells of the event in which the session is stopped.
final class StopTeller {
  /// What is reported of the event when it comes to its end.
  var deferred: Document?
  /// Whether it is told at the next stop by which keys a learner goes on.
  var tellsKeys = true
  private let session: Session
  private let printer: Printer

  /// Makes a teller.
  init(of session: Session, to printer: Printer) {
    (self.session, self.printer) = (session, printer)
  }

  /// Reports the event in which the session was stopped.
  func tellDeferred() {
    defer { deferred = nil }
    if let deferred { printer.report(deferred) }
  }

  /// Tells where inside an event the session is stopped.
  func tell() {
    guard let stop = session.stop else { return }
    printer.show(.stop(at: stop.moment, isFirst: tellsKeys))
    tellsKeys = false
  }

  /// Tells what came of going through the messages of an event.
  func tell(_ step: AdvanceResult) {
    printer.show(.changes(step.changes))
    guard let ended = step.ended else { return tell() }
    switch ended.origin {
    case .fired: tellDeferred()
    case .walked: printer.report(.endOfWalk(through: ended.recording.event))
    case .visited: printer.report(.whereabouts(of: session))
    }
  }
}
