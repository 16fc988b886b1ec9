import LayerTracing
import Staging

/// Layers that are alive though nothing shows them any more.
public struct Survivors {
  /// `candy.viper`.
  public let specimen: String
  /// Whether the specimen was closed.
  public let isClosed: Bool
  /// The layers that are still alive.
  public let layers: [any LayerObject]
  /// The strong references that keep them, if they can be seen: a way that ends where it began.
  public let cycle: [OwnershipGraph.Edge]?

  /// What survived a specimen that was closed.
  public init(_ closed: ClosedSpecimen) {
    let graph = OwnershipGraph(closed.recorder, module: closed.module)
    specimen = closed.name
    isClosed = true
    layers = graph.layers
    cycle = graph.cycle
  }

  /// What is alive in an open specimen and can't be reached from its window any more.
  public init(_ open: OpenSpecimen) {
    let graph = OwnershipGraph(open.recorder, module: open.module)
    let reached = Set((open.layers?.nodes ?? []).map { ObjectIdentifier($0.layer) })
    specimen = open.name
    isClosed = false
    layers = graph.layers.filter { !reached.contains(ObjectIdentifier($0)) }
    cycle = layers.isEmpty ? nil : graph.cycle
  }
}
