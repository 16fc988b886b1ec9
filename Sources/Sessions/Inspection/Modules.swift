import LayerTracing
import Widgets

/// The modules that a specimen consists of, by which paths tell layers of the same role apart.
///
/// Those are the screens that stand on one another or cover one another, or, where routers own routers,
/// the RIBs. Paths begin at the first: the lowest screen, or the first RIB below the root. What only
/// carries the others, as the root does and a screen that is nothing but a view, isn't the first.
struct Modules {
  /// The layers of the first module.
  let first: LayerGraph
  /// The other modules: the name that paths give it, the layer that stands for it, and all its layers.
  let others: [(name: String, root: any LayerObject, layers: LayerGraph)]

  /// Takes all layers of a specimen apart.
  init(_ graph: LayerGraph) {
    let tree = Modules.tree(in: graph)
    let others = tree?.others ?? Modules.screens(in: graph)
    let bases = tree.map { [$0.first] } ?? graph.nodes.filter(\.path.isEmpty).map(\.layer)
    first = LayerGraph(roots: bases, without: others)
    let all = (tree.map { [$0.first] } ?? []) + others
    self.others = others.map { root in
      (
        Modules.name(of: root), root,
        LayerGraph(roots: [root], without: all.filter { $0 !== root })
      )
    }
  }

  /// The routers of a tree of RIBs, the root among the others; nil where no router owns another.
  private static func tree(
    in graph: LayerGraph
  ) -> (first: any LayerObject, others: [any LayerObject])? {
    let children = graph.nodes.filter { node in
      node.facts.role == .router
        && node.owner.map { type(of: $0)._layerFacts.role == .router } ?? false
    }
    guard let first = children.first, let root = first.owner else { return nil }
    return (first.layer, [root] + children.dropFirst().map(\.layer))
  }

  /// The screens beside the first one.
  private static func screens(in graph: LayerGraph) -> [any LayerObject] {
    let screens = graph.nodes.filter { $0.layer is ViewController }
    let stack = screens.filter { $0.path.count == 1 && $0.path[0].hasSuffix("]") }.map(\.layer)
    let covering = screens.filter { $0.path.last == "presentedViewController" }.map(\.layer)
    let first =
      stack.first { screen in
        LayerGraph(roots: [screen], without: (stack + covering).filter { $0 !== screen })
          .nodes.contains { ![.view, .controller].contains($0.facts.role) }
      } ?? stack.first
    return (stack + covering).filter { $0 !== first }
  }

  /// The first word of a class: `receipt` is a `ReceiptViewController`.
  private static func name(of layer: any LayerObject) -> String {
    let type = type(of: layer)._layerFacts.name
    return "\(type.prefix(1).lowercased())\(type.dropFirst().prefix { !$0.isUppercase })"
  }
}
