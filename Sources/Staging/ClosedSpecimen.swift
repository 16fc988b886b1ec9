import Features
import LayerTracing

/// What is left of a specimen that was closed: its recorder, which knows what is still alive, and its
/// service, whose answers may still come.
public final class ClosedSpecimen {
  /// `counter.mvp`.
  public let name: String
  /// Its pattern as people write it: `MVP`.
  public let pattern: String
  /// The module that its own code is in: `MVP`.
  public let module: String
  /// Knows its layers and its messages.
  public let recorder: Recorder
  /// The service that it asked.
  public let service: Service
  private let tasks: Tasks

  init(_ open: OpenSpecimen) {
    tasks = open.tasks
    name = open.name
    pattern = open.specimen.pattern
    module = open.module
    recorder = open.recorder
    service = open.service
  }

  /// Lets the tasks end that the layers cancelled when they went: no event comes any more in which they could.
  func endCancelledTasks() { recorder.runTasks() }

  /// Lets an answer through that was asked for before the specimen was closed, by its number from 1.
  public func deliver(_ place: Int) {
    OpenSpecimen.deliver(place, of: service, in: recorder, number: 0)
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
