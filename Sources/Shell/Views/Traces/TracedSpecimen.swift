import LayerTracing
import Sessions
import Staging

/// One specimen as looks see it, whether it runs here or a file tells of it.
struct TracedSpecimen {
  /// What people call it: `counter.mvp`; `ann.mvp` for one of a file.
  let name: String
  /// How it is named in a command: `mvp`, `ann:mvp`.
  var typed: String {
    isRunning ? name.split(separator: ".").last.map(String.init) ?? name : name
  }

  /// What stands above its messages: `MVP`, `MVP of ann`.
  let title: String
  /// Whether it runs here.
  let isRunning: Bool
  /// The newest event that it received; 0 for loading.
  let newest: Int
  /// How many older messages were dropped for want of room.
  let dropped: Int
  /// Its messages in some events, in order.
  let messages: (ClosedRange<Int>) -> AnySequence<Message>
  /// What was fired as an event, as people type it.
  let fired: (Int) -> String?
  /// Whether it received an event.
  let hasReceived: (Int) -> Bool
  /// What it held and showed after an event; nil if that can't be known.
  let snapshot: (Int) -> StateSnapshot?

  /// Takes a specimen that runs.
  @MainActor init(_ specimen: OpenSpecimen, on stage: Stage) {
    isRunning = true
    name = specimen.name
    title = specimen.specimen.pattern
    newest = stage.newest(receivedBy: specimen)
    dropped = specimen.recorder.messages.dropped
    messages = { AnySequence(specimen.recorder.messages.trace(events: $0)) }
    fired = { stage.events[$0]?.description }
    hasReceived = { $0 == 0 || stage.hasReceived($0, specimen) }
    snapshot = {
      // The newest event's state is there; earlier ones are played again.
      $0 == stage.events.newest
        ? StateSnapshot(specimen)
        : StateSnapshot(of: specimen.specimen.name, after: $0, on: stage)
    }
  }

  /// Takes a specimen that a file tells of.
  ///
  /// - Parameters:
  ///   - name: What people call it.
  ///   - title: What stands above its messages.
  ///   - dropped: How many older messages were dropped.
  ///   - events: The events that it received, in order: their numbers, what was fired, and the messages.
  ///   - snapshot: What it held and showed after an event.
  init(
    name: String, title: String, dropped: Int,
    events: [(number: Int, fired: String?, messages: [Message])],
    snapshot: @escaping (Int) -> StateSnapshot
  ) {
    isRunning = false
    self.name = name
    self.title = title
    self.dropped = dropped
    self.snapshot = snapshot
    newest = events.last?.number ?? 0
    messages = { range in
      AnySequence(
        events.lazy.filter { range.contains($0.number) }.flatMap(\.messages))
    }
    fired = { number in events.first { $0.number == number }?.fired }
    hasReceived = { number in events.contains { $0.number == number } }
  }
}
