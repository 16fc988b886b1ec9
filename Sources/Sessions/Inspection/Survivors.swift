import LayerTracing
import Staging
import Widgets

/// Layers that are alive though nothing shows them any more: they hold one another, or, in a tree of RIBs or of
/// coordinators, one whose view is gone is still a child.
public struct Survivors {
  /// `candy.viper`.
  public let specimen: String
  /// Whether the specimen was closed.
  public let isClosed: Bool
  /// The layers that are still alive.
  public let layers: [any LayerObject]
  /// The strong references that keep them, if they can be seen: a way that ends where it began.
  public let cycle: [OwnershipGraph.Edge]?
  /// What holds them from outside, if that can be seen: a layer that is shown holds one that isn't.
  public let holder: OwnershipGraph.Edge?

  /// What survived a specimen that was closed.
  public init(_ closed: ClosedSpecimen) {
    let graph = OwnershipGraph(closed.recorder, module: closed.module)
    specimen = closed.name
    isClosed = true
    layers = graph.layers
    cycle = graph.cycle
    holder = nil
  }

  /// What is alive in an open specimen and can't be reached from its window any more.
  public init(_ open: OpenSpecimen) {
    self.init(open, OwnershipGraph(open.recorder, module: open.module))
  }

  /// The same, where it is known who owns whom.
  init(_ open: OpenSpecimen, _ graph: OwnershipGraph) {
    let shown = Survivors.shown(in: open)
    let survivors = graph.layers.filter { !shown.contains(ObjectIdentifier($0)) }
    specimen = open.name
    isClosed = false
    layers = survivors
    cycle = survivors.isEmpty ? nil : graph.cycle
    holder = graph.edges.first { edge in
      edge.ownership == .strong && shown.contains(ObjectIdentifier(edge.owner))
        && survivors.contains { $0 === edge.held }
    }
  }

  /// The layers that can be reached from an open specimen's window and scene, without going through a
  /// router or a coordinator whose views nothing shows.
  private static func shown(in open: OpenSpecimen) -> Set<ObjectIdentifier> {
    let all = open.layers?.nodes ?? []
    let onScreen = Set(
      (open.root.map { LayerGraph(root: $0).nodes } ?? []).map { ObjectIdentifier($0.layer) })
    let routers = all.filter { [.router, .coordinator].contains($0.facts.role) }.map(\.layer)
    // Coordinators share a stack, on which each has its own views.
    let stacks = all.map(\.layer).filter { $0 is NavigationController }
    let unseen = routers.filter { router in
      let others = routers.filter { $0 !== router } + stacks
      let views = LayerGraph(roots: [router], without: others).nodes.filter {
        $0.layer is ViewController
      }
      return open.ownedByScene.contains { $0 !== router } && !views.isEmpty
        && !views.contains { onScreen.contains(ObjectIdentifier($0.layer)) }
    }
    guard !unseen.isEmpty, let root = open.root else {
      return Set(all.map { ObjectIdentifier($0.layer) })
    }
    let graph = LayerGraph(roots: open.ownedByScene + [root], without: unseen)
    return Set(graph.nodes.map { ObjectIdentifier($0.layer) })
  }
}
