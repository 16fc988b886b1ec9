import LayerTracing
import Staging

/// Something that the learner wrote down, and what they saw then.
nonisolated public struct Note: Sendable {
  /// What they wrote.
  public let text: String
  /// The number of the lesson that they were in; nil in free play.
  public let lesson: String?
  /// The feature that was in front, if any.
  public let feature: String?
  /// The event that was the newest, or that they named; 0 is loading.
  public let event: Int
  /// The message that they named: `mvp#2.5`.
  public let message: String?
  /// The event as it was when they wrote: what comes later, a reset or a mock, changes nothing of it.
  public let seen: Snapshot?

  /// An event with its messages, as they were at a time.
  public struct Snapshot: Sendable {
    /// How often the feature had been loaded anew.
    public let run: Int
    /// What was fired; nil for loading.
    public let fired: String?
    /// The messages that crossed layers, for each pattern that was open: `MVP`.
    public let traces: [(pattern: String, messages: [Message])]

    /// Takes an event of a stage.
    @MainActor public init(_ event: Int, on stage: Stage) {
      run = stage.run
      fired = stage.events[event]?.description
      traces = stage.open.filter { event == 0 || stage.hasReceived(event, $0) }.map {
        ($0.specimen.pattern, $0.recorder.messages.crossings(of: event))
      }
    }

    /// Whether a stage still has the event as it was seen, with the same messages, pattern by pattern;
    /// patterns that are closed tell nothing.
    @MainActor public func isCurrent(_ event: Int, on stage: Stage) -> Bool {
      guard run == stage.run else { return false }
      let now = Snapshot(event, on: stage)
      return traces.allSatisfy { trace in
        guard let other = now.traces.first(where: { $0.pattern == trace.pattern }) else {
          return !stage.open.contains { $0.specimen.pattern == trace.pattern }
        }
        return other.messages.map(\.brief) == trace.messages.map(\.brief)
      }
    }
  }
}

extension State {
  /// Whether a note's event is still there as it was seen when the note was written.
  public func isCurrent(_ note: Note) -> Bool {
    guard let feature = note.feature, let seen = note.seen else { return true }
    let lesson = lessonInFront
    guard note.lesson == lesson?.shelved.number, let stage = workspace.stages[feature] else {
      return true
    }
    return seen.isCurrent(note.event, on: stage)
  }
}
