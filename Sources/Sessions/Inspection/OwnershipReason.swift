import LayerTracing
import Staging

/// Why a layer holds another as it does: who else holds that one, and what a strong reference would do.
public struct OwnershipReason {
  /// The reference.
  public let edge: OwnershipGraph.Edge
  /// The strong references that lead from what is held back to what holds it: with this one they are, or
  /// would be, a cycle. None if nothing leads back.
  public let wayBack: [OwnershipGraph.Edge]
  /// What is no layer and holds it strongly, too.
  public let outerHolders: [OwnershipGraph.Holder]
  /// The classes of the other layers that hold it strongly.
  public let otherHolders: [String]
  /// Whether the pattern's rules let the one own the other; nil where none are declared.
  public let isAllowed: Bool?

  /// Finds the reasons for those references of a specimen that are meant, in the order in which the
  /// layers were made.
  public static func all(
    in specimen: OpenSpecimen, where isMeant: (OwnershipGraph.Edge) -> Bool
  ) -> [OwnershipReason] {
    let graph = OwnershipGraph(specimen.recorder, module: specimen.module)
    let roots = graph.roots(of: specimen)
    return graph.edges.filter(isMeant).map { edge in
      let others = graph.edges.filter {
        $0.held === edge.held && $0.owner !== edge.owner && $0.ownership == .strong
      }
      return OwnershipReason(
        edge: edge, wayBack: graph.way(from: edge.held, to: edge.owner) ?? [],
        outerHolders: roots.filter { $0.layer === edge.held }.map(\.holder).unique,
        otherHolders: others.map { type(of: $0.owner)._layerFacts.name }.unique,
        isAllowed: specimen.specimen.rules?.allows(
          type(of: edge.owner)._layerFacts.role, toOwn: type(of: edge.held)._layerFacts.role))
    }
  }
}
