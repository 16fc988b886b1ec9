import LayerTracing
import Staging
import Terminal

/// Who holds whom in a specimen, as a tree of strong references; weak ones lead back and end there.
struct OwnersView {
  private let name: String
  private let graph: OwnershipGraph
  /// The layers that the window shows, and those that a test holds.
  private let roots: [any LayerObject]
  private let profile: TerminalProfile

  init(_ specimen: OpenSpecimen, profile: TerminalProfile) {
    name = specimen.name
    graph = OwnershipGraph(specimen.recorder, module: specimen.module)
    roots = OwnersView.roots(of: specimen)
    self.profile = profile
  }

  var lines: [StyledText] {
    if profile.isPlain { return plainLines }
    var table = TextTable(columns: [.left, .left])
    var shown: Set<ObjectIdentifier> = []
    for layer in roots {
      add(layer, held: nil, above: [], &shown, to: &table)
    }
    return [StyledText("\(name): who holds whom", .heading)]
      + table.lines(width: profile.columns, ambiguous: profile.ambiguous)
  }

  /// The specimen's own layers that something else holds: the window, its stack of screens, a test.
  private static func roots(of specimen: OpenSpecimen) -> [any LayerObject] {
    let nodes = specimen.layers?.nodes ?? []
    let own = nodes.filter { $0.facts.source.module == specimen.module }
    return own.filter { node in
      node.path.isEmpty || !own.contains { $0.path == node.path.dropLast() }
    }.map(\.layer)
  }

  private func add(
    _ layer: any LayerObject, held edge: OwnershipGraph.Edge?, above: [any LayerObject],
    _ shown: inout Set<ObjectIdentifier>, to table: inout TextTable
  ) {
    let indent = String(repeating: "  ", count: above.count + 1)
    let facts = type(of: layer)._layerFacts
    let isStrong = edge.map { $0.ownership == .strong } ?? true
    let isNew = isStrong && shown.insert(ObjectIdentifier(layer)).inserted
    let head =
      edge.map { edge in
        StyledText("\(indent)\(edge.property ?? "closure") ") + how(edge)
      } ?? StyledText(indent + "window ") + StyledText("strong", .dim)
    let isCycle = isStrong && above.contains { $0 === layer }
    let back = isCycle ? ", again: a cycle" : isNew || !isStrong ? "" : ", the same as above"
    table.add(row: [
      head,
      StyledText(facts.name, isNew ? .bold : .plain) + ", " + StyledText(facts.role.name, .role)
        + StyledText(back, isCycle ? .error : .dim)
        + StyledText(edge?.place.map { ", by the capture list in \($0)" } ?? "", .dim),
    ])
    guard isNew else { return }
    for edge in graph.edges(of: layer) {
      add(edge.held, held: edge, above: above + [layer], &shown, to: &table)
    }
  }

  private func how(_ edge: OwnershipGraph.Edge) -> StyledText {
    StyledText(edge.ownership.rawValue, edge.ownership == .strong ? .plain : .dim)
  }

  private var plainLines: [StyledText] {
    let head = StyledText("\(name): \(Wording.count(graph.layers.count, "layer")).")
    return [head]
      + roots.map { StyledText("The window holds \(OwnersView.title($0)) strongly.") }
      + graph.edges.map { edge in
        let how =
          switch edge.ownership {
          case .strong: "strongly"
          case .weak: "weakly"
          case .unowned: "unowned"
          }
        let what =
          edge.property.map { "as \($0)" }
          ?? "through a closure, by the capture list in \(edge.place ?? "")"
        return StyledText(
          "\(OwnersView.title(edge.owner)) holds \(OwnersView.title(edge.held)) \(how), \(what).")
      }
  }

  private static func title(_ layer: any LayerObject) -> String {
    type(of: layer)._layerFacts.name
  }
}
