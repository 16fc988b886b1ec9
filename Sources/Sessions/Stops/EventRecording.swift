import LayerTracing
import Queries
import Staging

/// An event as it was seen before each of its messages: where it could be stopped, and why it should be.
public struct EventRecording {
  /// The moment before a message is delivered.
  public struct Moment {
    /// The name of the specimen that records it: `mvp`.
    public let specimen: String
    /// The message.
    public let message: Message
    /// Why to stop here; nil if no breakpoint says so.
    public let reason: StopReason?
    /// How watched values have changed since the moment before.
    public let changes: [Watchpoints.Change]

    /// `mvp#2.5`.
    public var name: String { specimen + message.position.reference(event: message.event) }

    /// What names the message.
    public var reference: MessageReference {
      MessageReference(
        specimen: specimen, event: message.event, crossing: message.position.crossing,
        inner: message.position.inner)
    }
  }

  /// The event's number; 0 for loading.
  public let event: Int
  /// The numbers of the breakpoints that were asked.
  let breakpoints: [Int]
  /// The moments, in order; the messages of one specimen come after those of another.
  public internal(set) var moments: [Moment] = []
  /// How watched values have changed since the last moment.
  public internal(set) var lastChanges: [Watchpoints.Change] = []

  /// The place of the moment before a message; nil if the event has no such message. A reference
  /// without a place in the event means the first message.
  func position(of reference: MessageReference) -> Int? {
    moments.firstIndex { moment in
      reference.specimen.map { $0 == moment.specimen } ?? true
        && (reference.crossing == nil
          || moment.message.position.crossing == reference.crossing
            && moment.message.position.inner == reference.inner)
    }
  }

  /// The place of the next moment; what stays within a role is gone past unless it `isInside`.
  func next(after position: Int, isInside: Bool) -> Int? {
    moments.indices.first { $0 > position && (isInside || moments[$0].message.isCrossing) }
  }

  /// The place of the next moment behind all that a message causes.
  func out(of position: Int) -> Int? {
    let moment = moments[position]
    var caused: Set<Int> = [moment.message.id]
    return moments.indices.first { index in
      guard index > position else { return false }
      let other = moments[index]
      // Causes come first, so that each is known by then.
      if other.specimen == moment.specimen, let cause = other.message.cause, caused.contains(cause)
      {
        caused.insert(other.message.id)
        return false
      }
      return other.message.isCrossing
    }
  }

  /// The place of the next moment at which a breakpoint says to stop.
  func nextStop(after position: Int) -> Int? {
    moments.indices.first { $0 > position && moments[$0].reason != nil }
  }

  /// How watched values have changed between two moments; nil is the event's end.
  func changes(after position: Int?, upTo end: Int?) -> [Watchpoints.Change] {
    let first = position.map { $0 + 1 } ?? 0
    let last = end.map { $0 + 1 } ?? moments.count
    let between = first < last ? moments[first..<last].flatMap(\.changes) : []
    return between + (end == nil ? lastChanges : [])
  }
}

/// Records one event while it runs.
final class EventRecorder {
  private let breakpoints: Breakpoints
  private var watchpoints: Watchpoints
  /// The event to record; nil for the first that comes.
  private var event: Int?
  private let workspace: () -> Workspace
  /// Where the event was fired that the moments are of.
  private var fired: Workspace?
  private var moments: [EventRecording.Moment] = []

  /// Records an event, or the first that comes, in a workspace.
  init(
    _ event: Int?, stoppingAt breakpoints: Breakpoints, watching watchpoints: Watchpoints,
    in workspace: @escaping () -> Workspace
  ) {
    self.event = event
    self.breakpoints = breakpoints
    self.watchpoints = watchpoints
    self.workspace = workspace
  }

  /// Records the next event of a session.
  convenience init(of session: Session) {
    session.watchpoints.settle(in: session.state.workspace)
    self.init(nil, stoppingAt: session.breakpoints, watching: session.watchpoints) {
      [unowned session] in session.state.workspace
    }
  }

  /// Notes the moment before the newest message of a specimen.
  func note(_ specimen: OpenSpecimen) {
    guard let message = specimen.recorder.messages.newestMessage,
      message.event == event ?? message.event
    else { return }
    event = message.event
    let workspace = workspace()
    // A lesson began a step anew: its first attempt counts for nothing.
    if workspace !== fired { (fired, moments) = (workspace, []) }
    let reason = breakpoints.all.lazy.compactMap {
      $0.reason(before: message, of: specimen, in: workspace)
    }.first
    moments.append(
      EventRecording.Moment(
        specimen: specimen.specimen.name, message: message, reason: reason,
        changes: watchpoints.changes(in: message.event, of: workspace)))
  }

  /// What was recorded of an event, which has to be told its number if it sent no message, and what is
  /// watched as it is now.
  func finish(event number: Int) -> (EventRecording, Watchpoints) {
    var recording = EventRecording(
      event: event ?? number, breakpoints: breakpoints.numbers, moments: moments)
    recording.lastChanges = watchpoints.changes(in: recording.event, of: workspace())
    return (recording, watchpoints)
  }
}
