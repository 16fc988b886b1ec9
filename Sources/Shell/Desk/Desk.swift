import Features
import LayerTracing
import Staging

/// What lies open in front of a person: a stage for each feature, one of them in front.
///
/// Free play has one, and so has a lesson; neither sees the other.
final class Desk {
  /// The stages by feature; all but the current one are parked.
  private(set) var stages: [String: Stage] = [:]
  /// The stage in front.
  private(set) var current: Stage?
  /// How services answer in features that are still to be opened, by the names of specimens; under
  /// the empty name all others.
  var firstModes: [String: Service.Mode] = [:]
  /// What was closed, the last one at the end.
  private(set) var closed: [ClosedSpecimen] = []
  /// Where the step of a lesson began; nil where none did.
  private var mark: Mark?
  /// How many messages of a specimen are kept, and which.
  private var store: Store

  init(store: Store) { self.store = store }

  /// Brings a feature to the front and parks the one that was there; it is found as it was left.
  func bringToFront(_ feature: Feature) -> Stage {
    let stage =
      stages[feature.name]
      ?? Stage(
        feature: feature, store: store, firstModes: firstModes, nextNumber: nextNumber)
    stages[feature.name] = stage
    current = stage
    return stage
  }

  /// Closes a specimen of the stage in front, and remembers what is left of it.
  func close(_ name: String) {
    if let left = current?.close(name) { closed.append(left) }
  }

  /// Keeps other messages from now on; what is open lives through its events again.
  func keep(_ store: Store) {
    self.store = store
    for stage in stages.values { stage.keep(store) }
  }

  /// Leaves the stage in front, for good.
  func leaveStage() {
    if let current {
      stages[current.feature.name] = nil
      // Another stage may come to lie where this one lay.
      mark?.events[ObjectIdentifier(current)] = nil
    }
    current = nil
  }

  /// Takes what another desk has open and this one has not, as it is there.
  ///
  /// - Returns: The names of the features that were taken.
  func take(from other: Desk) -> [String] {
    let names = other.stages.keys.filter { stages[$0] == nil }.sorted()
    for name in names { stages[name] = other.stages[name]?.copy(nextNumber: nextNumber) }
    if current == nil, let front = other.current { current = stages[front.feature.name] }
    return names
  }

  /// Events count through all stages of the desk.
  private var nextNumber: (Stage) -> Int {
    { [unowned self] _ in newestEvent + 1 }
  }

  /// The number of the newest event of all stages; 0 if there is none.
  var newestEvent: Int {
    if stages.count == 1, let current { return current.events.newest }
    return stages.values.map(\.events.newest).max() ?? 0
  }

  // MARK: Since a step began

  /// What a stage was like when a step began.
  private struct Mark {
    var events: [ObjectIdentifier: (newest: Int, run: Int, open: Set<String>)] = [:]
  }

  /// Begins a step: ``messages(of:on:)`` are those from here.
  func beginStep() {
    var mark = Mark()
    for stage in stages.values {
      mark.events[ObjectIdentifier(stage)] = (
        stage.events.newest, stage.run, Set(stage.open.map(\.name))
      )
    }
    self.mark = mark
  }

  /// The messages of a specimen since the step began, all of them where none did.
  ///
  /// What was loaded anew has begun anew, and so has what was opened since.
  func messages(of specimen: OpenSpecimen, on stage: Stage) -> [Message] {
    let first = firstEvent(of: specimen, on: stage)
    let last = stage.events.newest
    return first > last ? [] : Array(specimen.recorder.trace(events: first...last))
  }

  private func firstEvent(of specimen: OpenSpecimen, on stage: Stage) -> Int {
    guard let then = mark?.events[ObjectIdentifier(stage)], then.run == stage.run else { return 0 }
    return then.open.contains(specimen.name) ? then.newest + 1 : 0
  }
}

/// Something that a person wrote down.
struct Note: Equatable {
  /// What they wrote.
  let text: String
  /// The number of the lesson that they were in; nil in free play.
  let lesson: String?
  /// The feature that was in front, if any.
  let feature: String?
  /// The event that was the newest, or that they named; 0 is loading.
  let event: Int
  /// The message that they named: `mvp#2.5`.
  let message: String?

  /// The same at another event, and at no message.
  func moved(to event: Int) -> Note {
    Note(text: text, lesson: lesson, feature: feature, event: event, message: nil)
  }
}
