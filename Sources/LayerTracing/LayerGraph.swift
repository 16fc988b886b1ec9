/// The layers that are reachable from one or some of them by strong references, nearest first.
public struct LayerGraph {
  /// One layer, and how it was reached.
  public struct Node {
    /// The layer.
    public let layer: any LayerObject
    /// The layer that holds it, the nearest of them; nil for the root.
    public let owner: (any LayerObject)?
    fileprivate let way: Way?

    /// The properties that lead to it from the root; empty for the root.
    public var path: [String] {
      var path: [String] = []
      var next = way
      while let way = next {
        path.append(way.name)
        next = way.before
      }
      return path.reversed()
    }

    /// The property that holds it; nil for the root, and for a layer in an array, which has no name of its own there.
    public var property: String? { way?.element == nil ? way?.property : nil }

    /// What its class says of itself.
    public var facts: LayerFacts { type(of: layer)._layerFacts }
  }

  /// One property on the way to a layer. Names are put together when they are asked for: most are not.
  fileprivate final class Way {
    let property: String
    /// Where in it, if it is an array.
    let element: Int?
    let before: Way?

    init(_ property: String, _ element: Int?, after before: Way?) {
      self.property = property
      self.element = element
      self.before = before
    }

    var name: String { LayerGraph.name(property, element) }
  }

  /// The layers, the root first.
  public let nodes: [Node]

  /// Follows strong references from a layer, superclasses' and arrays' included.
  public init(root: any LayerObject) { self.init(roots: [root]) }

  /// Follows strong references from layers, superclasses' and arrays' included, but neither to the
  /// layers of `others` nor through them.
  public init(roots: [any LayerObject], without others: [any LayerObject] = []) {
    var found = roots.map { Node(layer: $0, owner: nil, way: nil) }
    var seen = Set((roots + others).map { ObjectIdentifier($0) })
    var next = 0
    while next < found.count {
      let node = found[next]
      next += 1
      LayerGraph.forEachChild(of: node.layer) { property, element, child in
        guard seen.insert(ObjectIdentifier(child)).inserted else { return }
        found.append(
          Node(layer: child, owner: node.layer, way: Way(property, element, after: node.way)))
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
    var found: [any LayerObject] = []
    for child in Mirror(reflecting: object).children {
      find(in: LayerProperty.Content(child.value), "", nil) { found.append($2) }
    }
    return found
  }

  /// What is called with a layer: the property that holds it, where in it if that is an array, and the layer.
  private typealias Visit = (_ property: String, _ element: Int?, _ layer: any LayerObject) -> Void

  /// Goes through the layers that strong properties hold directly, in source order, superclasses' last: what a
  /// class declares itself names a layer better than what it inherits.
  private static func forEachChild(of layer: any LayerObject, _ visit: Visit) {
    for field in LayerClass.of(layer).leads {
      let name = field.fact.name
      if field.isReference {
        // Most objects that are no layers are widgets, which are no lists.
        guard let object = field.object(in: layer) else { continue }
        if let child = LayerClass.layer(object) {
          visit(name, nil, child)
        } else if LayerClass.mayBeCollection(object) {
          find(in: LayerProperty.Content(object), name, nil, visit)
        }
        continue
      }
      guard let elements = field.elements(in: layer) else {
        find(in: field.content(in: layer), name, nil, visit)
        continue
      }
      for (index, element) in elements.enumerated() {
        find(in: LayerProperty.Content(element), name, index, visit)
      }
    }
  }

  private static func find(
    in content: LayerProperty.Content, _ property: String, _ element: Int?, _ visit: Visit
  ) {
    switch content {
    case .layer(let layer): visit(property, element, layer)
    case .value(let value):
      let nature = ValueCategory.of(type(of: value))
      guard nature == .collection || nature == .mirrored else { return }
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .collection else { return }
      let name = name(property, element)
      for (index, child) in mirror.children.enumerated() {
        find(in: LayerProperty.Content(child.value), name, index, visit)
      }
    default: break
    }
  }

  private static func name(_ property: String, _ element: Int?) -> String {
    element.map { "\(property)[\($0)]" } ?? property
  }
}
