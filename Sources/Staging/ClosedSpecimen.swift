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

  init(_ open: OpenSpecimen) {
    name = open.name
    pattern = open.specimen.pattern
    module = open.module
    recorder = open.recorder
    service = open.service
  }

  /// Lets an answer through that was asked for before the specimen was closed, by its number from 1.
  public func deliver(_ place: Int) {
    OpenSpecimen.deliver(place, of: service, in: recorder, number: 0)
  }
}
