import LayerTracing
import Sessions
import Staging
import Terminal

/// Who holds whom in a specimen, as a tree of strong references; weak ones lead back and end there.
package struct OwnersView: Block {
  private let name: String
  private let graph: OwnershipGraph
  private let roots: [OwnershipGraph.Root]

  /// Looks who holds whom.
  package init(_ specimen: OpenSpecimen) {
    name = specimen.name
    graph = OwnershipGraph(specimen.recorder, module: specimen.module)
    roots = graph.roots(of: specimen)
  }

  package func drawn(on page: Page) -> [StyledText] {
    var tree = Tree(graph: graph)
    for root in roots {
      tree.add(root.layer, held: nil, by: root.holder, count: root.count, above: [])
    }
    return [StyledText("\(name): who holds whom", .heading)]
      + Table([.left, .left], tree.rows).drawn(on: page)
  }

  private struct Tree {
    let graph: OwnershipGraph
    var rows: [[StyledText]] = []
    private var shown: Set<ObjectIdentifier> = []

    init(graph: OwnershipGraph) { self.graph = graph }

    mutating func add(
      _ layer: any LayerObject, held edge: OwnershipGraph.Edge?, by holder: String = "",
      count: Int = 1, above: [any LayerObject]
    ) {
      let indent = String(repeating: "  ", count: above.count + 1)
      let facts = type(of: layer)._layerFacts
      let isStrong = edge.map { $0.ownership == .strong } ?? true
      let isNew = isStrong && shown.insert(ObjectIdentifier(layer)).inserted
      let isCycle = isStrong && above.contains { $0 === layer }
      let back = isCycle ? ", again: a cycle" : isNew || !isStrong ? "" : ", the same as above"
      let head =
        edge.map { edge in
          StyledText("\(indent)\(edge.property ?? "closure") ")
            + StyledText(edge.ownership.rawValue, isStrong ? .plain : .dim)
        } ?? StyledText("\(indent)\(holder) ") + StyledText("strong", .dim)
      rows.append([
        head,
        StyledText(facts.name, isNew ? .bold : .plain) + ", " + StyledText(facts.role.name, .role)
          + StyledText(back, isCycle ? .error : .dim)
          + StyledText(count > 1 ? " ×\(count)" : "", .dim)
          + StyledText(edge?.place.map { ", captured in \($0)" } ?? "", .dim),
      ])
      guard isNew else { return }
      for edge in graph.edges(of: layer) {
        add(edge.held, held: edge, above: above + [layer])
      }
    }
  }

  package func spoken(on page: Page) -> [StyledText] {
    let head = "\(name): \(Wording.count(graph.layers.count, "layer"))."
    let sentences =
      roots.map { root in
        "The \(root.holder) holds \(type(of: root.layer)._layerFacts.name) strongly"
          + (root.count > 1 ? ", \(root.count) times." : ".")
      }
      + graph.edges.map { edge in
        let how = edge.ownership.adverb
        let what =
          edge.property.map { "as \($0)" }
          ?? "through a closure, captured in \(edge.place ?? "")"
        return "\(edge.ownerName) holds \(edge.heldName) \(how), \(what)."
      }
    return ([head] + sentences).map { StyledText($0) }
  }
}

extension OwnershipGraph.Edge {
  /// The type of what holds.
  var ownerName: String { type(of: owner)._layerFacts.name }
  /// The type of what is held.
  var heldName: String { type(of: held)._layerFacts.name }
}
