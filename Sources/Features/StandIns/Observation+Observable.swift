public import LayerTracing

// What Swift's `@Observable` writes names `Observation.Observable` and `Observation.ObservationRegistrar`, and
// means the module. In a file that imports this one, `Observation` is the stand-in: so it has them, too.

// layer-lint: allow(extension-without-layer): names, no message
extension Observation {
  /// Swift's own `Observable`, the protocol.
  public typealias Observable = ObservedObject
  /// Swift's own `ObservationRegistrar`.
  public typealias ObservationRegistrar = ObservedRegistrar
}
