import LayerTracing
import Queries
import Staging

/// Decides before which messages an event that runs is stopped.
final class Debugger {
  /// Where the event stops next, breakpoints aside.
  enum Mode {
    /// Nowhere.
    case breakpointsOnly
    /// Nowhere, not at breakpoints either.
    case nowhere
    /// Before the next message; `inside` counts those that stay within a role, too.
    case next(inside: Bool)
    /// Behind all that one message causes.
    case behind(Int, of: OpenSpecimen)
    /// Before this very message, and not at breakpoints.
    case at(MessagePlace)
  }

  /// What becomes of an event that is stopped.
  enum Verdict {
    /// It goes on.
    case resume(Mode)
    /// It is taken back.
    case giveUp
  }

  /// Where the event stops next.
  var mode = Mode.breakpointsOnly { didSet { caused = [] } }
  /// What the message has caused behind which the event stops.
  private var caused: Set<Int> = []
  /// Whether an event has ever been stopped here.
  var hasStopped = false
  /// What somebody has decided about the event that is stopped.
  var verdict: Verdict?

  /// Whether an event stops before a message, and why if that isn't plain.
  func decide(
    _ message: Message, of specimen: OpenSpecimen, by breakpoints: Breakpoints, on desk: Desk
  ) -> Pause.Reason? {
    switch mode {
    case .nowhere: return nil
    case .at(let place): return place.isOf(message, specimen) ? .asked : nil
    case .breakpointsOnly: break
    case .next(let inside):
      if inside || message.isCrossing { return .asked }
    case .behind(let id, let other):
      // Causes come first, so that each is known by then.
      if other === specimen, let cause = message.cause, cause == id || caused.contains(cause) {
        caused.insert(message.id)
      } else if message.isCrossing {
        return .asked
      }
    }
    for breakpoint in breakpoints.all {
      if let reason = breakpoint.reason(before: message, of: specimen, on: desk) { return reason }
    }
    return nil
  }
}

/// A message by its name in a session: `mvp#2.5`.
struct MessagePlace: Equatable {
  /// The specimen's name: `mvp`.
  let specimen: String
  /// The event's number.
  let event: Int
  /// The place among the event's messages; nil for the first.
  let position: Message.Position?

  /// Whether this is the message.
  func isOf(_ message: Message, _ specimen: OpenSpecimen) -> Bool {
    specimen.specimen.name == self.specimen && message.event == event
      && position.map { $0 == message.position } ?? true
  }
}
