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

  /// Takes all layers of a specimen apart: those that are reached from its window and its scene, and
  /// those that are only alive, because what isn't reached any more is a module's, too.
  init(_ graph: LayerGraph, alive: [any LayerObject]) {
    let tree = Modules.tree(in: graph)
    let others = tree?.others ?? Modules.screens(in: graph)
    let bases = tree.map { [$0.first] } ?? graph.nodes.filter { $0.owner == nil }.map(\.layer)
    // Most specimens have one module, which is all that was found.
    first =
      tree == nil && others.isEmpty ? graph : LayerGraph(roots: bases, without: others)
    let all = (tree.map { [$0.first] } ?? []) + others
    let reached = others.map { root in
      (
        Modules.name(of: root), root,
        LayerGraph(roots: [root], without: all.filter { $0 !== root })
      )
    }
    self.others = reached + Modules.strays(alive, beside: graph, and: reached.map(\.0))
  }

  /// The modules of layers that are alive and reached from nowhere: after `receipt`, if there is one, come
  /// `receipt2` and `receipt3`.
  private static func strays(
    _ alive: [any LayerObject], beside graph: LayerGraph, and names: [String]
  ) -> [(name: String, root: any LayerObject, layers: LayerGraph)] {
    let reached = Set(graph.nodes.map { ObjectIdentifier($0.layer) })
    var groups: [(module: String, layers: [any LayerObject])] = []
    for layer in alive where !reached.contains(ObjectIdentifier(layer)) {
      let module = name(of: layer)
      let role = type(of: layer)._layerFacts.role
      let place = groups.firstIndex { group in
        group.module == module
          && !group.layers.contains { type(of: $0)._layerFacts.role == role }
      }
      if let place {
        groups[place].layers.append(layer)
      } else {
        groups.append((module, [layer]))
      }
    }
    var taken = names
    return groups.map { module, layers in
      let name =
        (1...).lazy.map { $0 == 1 ? module : "\(module)\($0)" }
        .first { !taken.contains($0) } ?? module
      taken.append(name)
      return (
        name, layers[0],
        LayerGraph(roots: layers, without: graph.nodes.map(\.layer))
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
      stack.count == 1
      ? stack[0]
      : stack.first { screen in
        LayerGraph(roots: [screen], without: (stack + covering).filter { $0 !== screen })
          .nodes.contains { ![.view, .controller].contains($0.facts.role) }
      } ?? stack.first
    return (stack + covering).filter { $0 !== first }
  }

  /// A layer's module as a step of a path: `receipt` for a `ReceiptViewController`; for a class of no
  /// module its first word.
  private static func name(of layer: any LayerObject) -> String {
    let facts = type(of: layer)._layerFacts
    let name =
      facts.module ?? "\(facts.name.prefix(1))\(facts.name.dropFirst().prefix { !$0.isUppercase })"
    return "\(name.prefix(1).lowercased())\(name.dropFirst())"
  }
}
