import LayerTracing
import Staging
import Widgets

/// Who holds whom among the layers of a specimen that are alive, and how: from the live objects, what
/// the macro read in the source, and the closures that were handed over and are kept.
public struct OwnershipGraph {
  /// One reference.
  public struct Edge {
    /// Who holds.
    public let owner: any LayerObject
    /// Who is held.
    public let held: any LayerObject
    /// The property, or nil for a closure.
    public let property: String?
    /// How it is held.
    public let ownership: PropertyFact.Ownership
    /// Where the closure stands that holds, for a closure: `CountPresenter.swift:22`.
    public let place: String?
  }

  /// The specimen's own layers that are alive, in the order in which they were made; behind them those that are
  /// values, which are there as long as they are held.
  public let layers: [any LayerObject]
  /// The references between them.
  public let edges: [Edge]

  /// Looks who holds whom in a module; stand-ins for UIKit aren't looked at.
  public init(_ recorder: Recorder, module: String) {
    var layers = OwnershipGraph.layers(recorder, module: module)
    var edges: [Edge] = []
    var known = Set(layers.map { ObjectIdentifier($0) })
    var next = 0
    while next < layers.count {
      let layer = layers[next]
      next += 1
      for property in LayerProperty.all(of: layer) {
        for held in OwnershipGraph.layers(in: property.content) {
          if !known.contains(ObjectIdentifier(held)) {
            guard LayerProperty.isValue(held) else { continue }
            known.insert(ObjectIdentifier(held))
            layers.append(held)
          }
          edges.append(
            Edge(
              owner: layer, held: held, property: property.fact.name,
              ownership: property.fact.ownership, place: nil))
        }
      }
    }
    self.layers = layers
    self.edges = layers.isEmpty ? [] : edges + OwnershipGraph.closures(recorder, layers)
  }

  /// The specimen's own layers that are alive, without asking who holds them.
  public static func layers(_ recorder: Recorder, module: String) -> [any LayerObject] {
    recorder.layers.living.filter { type(of: $0)._layerFacts.source.module == module }
  }

  private static func layers(in content: LayerProperty.Content) -> [any LayerObject] {
    switch content {
    case .layer(let layer): [layer]
    case .value(let value) where Mirror(reflecting: value).displayStyle == .collection:
      Mirror(reflecting: value).children.compactMap { $0.value as? any LayerObject }
    default: []
    }
  }

  /// A layer that was handed a closure holds what the closure captures, for as long as the closure is
  /// kept. No mirror can see that: it is read from the source of the method that handed it over.
  private static func closures(_ recorder: Recorder, _ layers: [any LayerObject]) -> [Edge] {
    var byID: [UInt32: any LayerObject] = [:]
    for layer in layers { byID[layer._layerToken.id] = layer }
    var seen: Set<String> = []
    return recorder.handedClosures.compactMap { closure in
      // What a layer hands to itself, it need not be told of.
      guard closure.keeper != closure.owner, let owner = byID[closure.keeper],
        let held = byID[closure.owner]
      else { return nil }
      let facts = type(of: held)._layerFacts
      let captures = (closure.site?.captures ?? facts.captures).compactMap { capture in
        ownership(ofSelfIn: capture).map { (ownership: $0, line: capture.line) }
      }
      // The closures of one method may differ; the one that holds most matters.
      guard let capture = captures.first(where: { $0.ownership == .strong }) ?? captures.first
      else { return nil }
      let file = closure.site?.source.fileName ?? facts.source.fileName
      let place = "\(file):\(capture.line)"
      guard seen.insert("\(closure.keeper) \(closure.owner) \(place)").inserted else { return nil }
      return Edge(
        owner: owner, held: held, property: nil, ownership: capture.ownership, place: place)
    }
  }

  private static func ownership(ofSelfIn capture: CaptureFact) -> PropertyFact.Ownership? {
    for item in capture.captures where item.split(separator: " ").last == "self" {
      return item.hasPrefix("weak") ? .weak : item.hasPrefix("unowned") ? .unowned : .strong
    }
    return nil
  }

  /// The references of one layer.
  public func edges(of layer: any LayerObject) -> [Edge] { edges.filter { $0.owner === layer } }

  /// A way of strong references that ends where it began; nil if there is none.
  public var cycle: [Edge]? {
    for layer in layers {
      if let way = way(from: layer, to: layer, []) { return way }
    }
    return nil
  }

  /// A way of strong references from one layer to another; nil if there is none.
  public func way(from layer: any LayerObject, to goal: any LayerObject) -> [Edge]? {
    way(from: layer, to: goal, [])
  }

  private func way(
    from layer: any LayerObject, to goal: any LayerObject, _ way: [Edge]
  ) -> [Edge]? {
    for edge in edges(of: layer) where edge.ownership == .strong {
      if edge.held === goal { return way + [edge] }
      if way.contains(where: { $0.owner === edge.held }) { continue }
      if let found = self.way(from: edge.held, to: goal, way + [edge]) { return found }
    }
    return nil
  }
}

extension OwnershipGraph {
  /// What is no layer of a specimen's own, and holds one.
  public enum Holder: Hashable, Sendable {
    /// The window with its stack of screens.
    case window
    /// The scene's delegate.
    case scene
    /// A view, by the name of the property that holds it, if it has one.
    case view(String?)
  }

  /// Layers of a specimen that none of its own layers holds.
  public struct Root {
    /// What holds them.
    public let holder: Holder
    /// The first of them.
    public let layer: any LayerObject
    /// How many of the same class are held in the same way, this one included: a table's cells.
    public internal(set) var count: Int
  }

  /// The specimen's layers that something else holds, stand-ins for UIKit, the scene's delegate, or a
  /// test, in the order in which they are reached.
  public func roots(of specimen: OpenSpecimen) -> [Root] {
    let own = (specimen.layers?.nodes ?? []).filter { $0.facts.source.module == specimen.module }
    let scene = specimen.ownedByScene
    var roots: [Root] = []
    for node in own where !own.contains(where: { $0.layer === node.owner }) {
      let holder: Holder =
        node.owner is View
        ? .view(node.path.dropLast().last)
        : scene.contains { $0 === node.layer } ? .scene : .window
      if let last = roots.last, last.holder == holder, type(of: last.layer) == type(of: node.layer),
        edges(of: last.layer).isEmpty, edges(of: node.layer).isEmpty
      {
        roots[roots.count - 1].count += 1
      } else {
        roots.append(Root(holder: holder, layer: node.layer, count: 1))
      }
    }
    return roots
  }
}
