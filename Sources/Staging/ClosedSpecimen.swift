import Features
import LayerTracing

/// What is left of a specimen that was closed: its recorder, which knows what is still alive, and its
/// service, whose answers may still come.
public final class ClosedSpecimen {
  /// What is there of it.
  private struct Left {
    let recorder: Recorder
    let service: Service
    let tasks: Tasks
  }

  /// `counter.mvp`.
  public let name: String
  /// Its pattern as people write it: `MVP`.
  public let pattern: String
  /// The module that its own code is in: `MVP`.
  public let module: String
  /// Whether its code is the learner's own.
  public let isOwn: Bool
  /// A stage with it alone, as it was before it was closed; nothing has lived through the events there.
  private let stage: Stage
  /// The answers that came since it was closed, by their numbers then.
  private var delivered: [Int] = []
  /// Nil in a copy that wasn't asked for it yet.
  private var left: Left?

  init(_ open: OpenSpecimen, on stage: Stage) {
    name = open.name
    pattern = open.specimen.pattern
    module = open.module
    isOwn = open.specimen.original != nil
    self.stage = stage
    left = Left(recorder: open.recorder, service: open.service, tasks: open.tasks)
  }

  private init(like other: ClosedSpecimen) {
    (name, pattern, module, isOwn) = (other.name, other.pattern, other.module, other.isOwn)
    (stage, delivered) = (other.stage, other.delivered)
  }

  /// Knows its layers and its messages.
  public var recorder: Recorder { known.recorder }

  /// The service that it asked.
  public var service: Service { known.service }

  private var known: Left {
    if let left { return left }
    let found = liveAgain()
    left = found
    return found
  }

  /// What is left of another specimen that lived through the same. It does when it is asked for: many copies are made
  /// in case they are needed. Of the learner's own code it is this one: it isn't run again for a copy.
  public func copy() -> ClosedSpecimen { isOwn ? self : ClosedSpecimen(like: self) }

  /// Opens the specimen once more, lets it live through its events, and closes it.
  private func liveAgain() -> Left {
    let stage = stage.copy()
    guard let again = stage.open.first.flatMap({ stage.close($0.specimen.name) }),
      let left = again.left
    else { preconditionFailure("\(name) isn't on the stage that it was closed on") }
    for place in delivered { again.deliver(place) }
    return left
  }

  /// Lets the tasks end that the layers cancelled when they went: no event comes any more in which they could.
  func endCancelledTasks() { recorder.runTasks() }

  /// Lets an answer through that was asked for before the specimen was closed, by its number from 1.
  public func deliver(_ place: Int) {
    OpenSpecimen.deliver(place, of: service, in: recorder, number: 0)
    delivered.append(place)
  }
}

/// Ends the tasks of a specimen that nothing is left of: a task that waits keeps its layers, and they the service.
///
/// Unchecked, because both are used by one thread at a time.
nonisolated final class Tasks: @unchecked Sendable {
  private let recorder: Recorder
  private let service: Service

  init(_ recorder: Recorder, _ service: Service) {
    (self.recorder, self.service) = (recorder, service)
  }

  deinit { recorder.endTasks(service.abandon) }
}
