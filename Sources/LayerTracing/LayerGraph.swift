/// The layers that are reachable from one or some of them by strong references, nearest first.
public struct LayerGraph {
  /// One layer, and how it was reached.
  public struct Node {
    /// The layer.
    public let layer: any LayerObject
    /// The properties that lead to it from the root; empty for the root.
    public let path: [String]
    /// The layer that holds it, the nearest of them; nil for the root.
    public let owner: (any LayerObject)?

    /// What its class says of itself.
    public var facts: LayerFacts { type(of: layer)._layerFacts }
  }

  /// The layers, the root first.
  public let nodes: [Node]

  /// Follows strong references from a layer, superclasses' and arrays' included.
  public init(root: any LayerObject) { self.init(roots: [root]) }

  /// Follows strong references from layers, superclasses' and arrays' included, but neither to the
  /// layers of `others` nor through them.
  public init(roots: [any LayerObject], without others: [any LayerObject] = []) {
    var found = roots.map { Node(layer: $0, path: [], owner: nil) }
    var seen = Set((roots + others).map { ObjectIdentifier($0) })
    var next = 0
    while next < found.count {
      let node = found[next]
      next += 1
      for (name, child) in LayerGraph.children(of: node.layer)
      where seen.insert(ObjectIdentifier(child)).inserted {
        found.append(Node(layer: child, path: node.path + [name], owner: node.layer))
      }
    }
    nodes = found
  }

  /// The layer that people mean by a role: the nearest one.
  public func first(_ role: Role) -> Node? { nodes.first { $0.facts.role == role } }

  /// The layers that an object holds which is no layer itself, in source order: a scene's delegate may
  /// own some. A mirror can't tell weak references from strong ones; all are taken for strong.
  public static func layers(heldBy object: AnyObject) -> [any LayerObject] {
    guard LayerClass.mayHold(object) else { return [] }
    return Mirror(reflecting: object).children.flatMap { layers(in: $0.value, called: "").map(\.1) }
  }

  /// The layers that strong properties hold directly, in source order, superclasses' last: what a
  /// class declares itself names a layer better than what it inherits.
  private static func children(of layer: any LayerObject) -> [(String, any LayerObject)] {
    var found: [(String, any LayerObject)] = []
    for field in LayerClass.of(layer).leads {
      let name = field.fact.name
      if let elements = field.elements(in: layer) {
        for (index, element) in elements.enumerated() {
          found += layers(in: element, called: "\(name)[\(index)]")
        }
      } else {
        found += layers(in: field.content(in: layer), called: name)
      }
    }
    return found
  }

  private static func layers(in value: Any, called name: String) -> [(String, any LayerObject)] {
    layers(in: LayerProperty.Content(value), called: name)
  }

  private static func layers(
    in content: LayerProperty.Content, called name: String
  ) -> [(String, any LayerObject)] {
    switch content {
    case .layer(let layer): return [(name, layer)]
    case .value(let value):
      let nature = ValueCategory.of(type(of: value))
      guard nature == .collection || nature == .mirrored else { return [] }
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .collection else { return [] }
      return mirror.children.enumerated().flatMap {
        layers(in: $1.value, called: "\(name)[\($0)]")
      }
    default: return []
    }
  }
}
