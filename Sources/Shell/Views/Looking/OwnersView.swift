import Languages
import LayerTracing
import Sessions
import Staging
import Terminal

/// Who holds whom in a specimen, as a tree of strong references; weak ones lead back and end there.
struct OwnersView: Block {
  private let name: String
  private let graph: OwnershipGraph
  private let roots: [OwnershipGraph.Root]

  /// Looks who holds whom.
  init(_ specimen: OpenSpecimen) {
    name = specimen.name
    graph = OwnershipGraph(specimen.recorder, module: specimen.module)
    roots = graph.roots(of: specimen)
  }

  func drawn(on page: Page) -> [StyledText] {
    var tree = Tree(graph: graph)
    for root in roots {
      tree.add(root.layer, held: nil, by: root.holder.name, count: root.count, above: [])
    }
    return [StyledText(localized: "owners.title", .heading, name)]
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
      let back =
        isCycle
        ? localized("owners.cycle") : isNew || !isStrong ? "" : localized("owners.above")
      let head =
        edge.map { edge in
          StyledText("\(indent)\(edge.property ?? localized("owners.closure")) ")
            + StyledText(edge.ownership.rawValue, isStrong ? .plain : .dim)
        } ?? StyledText("\(indent)\(holder) ") + StyledText("strong", .dim)
      rows.append([
        head,
        StyledText(facts.name, isNew ? .bold : .plain) + ", " + StyledText(facts.role.name, .role)
          + StyledText(back, isCycle ? .error : .dim)
          + StyledText(count > 1 ? " ×\(count)" : "", .dim)
          + StyledText(edge?.place.map { localized("owners.captured", $0) } ?? "", .dim),
      ])
      guard isNew else { return }
      for edge in graph.edges(of: layer) {
        add(edge.held, held: edge, above: above + [layer])
      }
    }
  }

  func spoken(on page: Page) -> [StyledText] {
    let head = localized("owners.layers", name, graph.layers.count)
    let sentences =
      roots.map { root in
        let held = type(of: root.layer)._layerFacts.name
        return localized("owners.root", root.holder.name, held, root.count)
      }
      + graph.edges.map { edge in
        localized(
          edge.property == nil ? "owners.captures" : "owners.holds", edge.ownerName, edge.heldName,
          edge.ownership.rawValue, edge.way)
      }
    return ([head] + sentences).map { StyledText($0) }
  }
}

extension OwnershipGraph.Edge {
  /// The type of what holds.
  var ownerName: String { type(of: owner)._layerFacts.name }
  /// The type of what is held.
  var heldName: String { type(of: held)._layerFacts.name }
  /// The property that holds, or the place of the closure that does.
  var way: String { property ?? place ?? "" }
}

extension OwnershipGraph.Holder {
  /// What it is, in a word.
  var name: String {
    switch self {
    case .window: localized("owners.window")
    case .scene: localized("owners.scene")
    case .view(let name): name ?? localized("owners.view")
    }
  }
}
