import LayerTracing
import Queries
import Staging

/// Looks up a path in an open specimen, and what the trace knows about what it finds.
public struct Inspection {
  /// What a path leads to.
  public enum Finding {
    /// A layer.
    case layer(any LayerObject)
    /// A property of a layer or something inside its value; `property` is the layer's own.
    case value(LayerProperty, of: any LayerObject, inner: Any?)
  }

  /// Where to look.
  public let specimen: OpenSpecimen

  /// Looks into a specimen.
  public init(specimen: OpenSpecimen) { self.specimen = specimen }

  /// The properties of a layer that are worth a look.
  public func properties(of layer: any LayerObject) -> [LayerProperty] {
    LayerProperty.all(of: layer).filter { !$0.fact.isUnrecorded }
  }

  /// Follows the steps of a path; throws a ``PathError`` at the first step that leads nowhere.
  public func find(_ steps: [PathReference.Step]) throws(PathError) -> Finding {
    guard let graph = specimen.layers, let root = specimen.root else {
      throw PathError(
        specimen.isRunning
          ? .emptyScreen(specimen: specimen.name) : .notRunning(specimen: specimen.name))
    }
    let (layer, count) = try start(of: steps, in: graph, root)
    var finding = Finding.layer(layer)
    for step in steps.dropFirst(count) { finding = try follow(step, from: finding) }
    return finding
  }

  /// The layer that a path begins at, and how many steps lead there: a role or a module, or the role of a module
  /// that isn't the first, `receipt.presenter`. Of layers that are reached, only those tell which it is.
  func start(
    of steps: [PathReference.Step], in graph: LayerGraph, _ root: any LayerObject
  ) throws(PathError) -> (layer: any LayerObject, count: Int) {
    let modules = Modules(graph, alive: alive)
    // The specimen's first layer, and not the stack of screens that UIKit has it stand on.
    let own = modules.first.nodes.first { $0.facts.source.module == specimen.module }?.layer ?? root
    guard let first = steps.first else { return (own, 0) }
    let module = modules.others.first { $0.name.lowercased() == first.name.lowercased() }
    let nearest = (node(first, in: modules.first) ?? node(first, in: graph))?.layer
    guard let layer = nearest ?? module?.root else {
      if property(first, of: own) != nil { return (own, 0) }
      throw PathError(
        .noSuchRole(specimen: specimen.name), at: first,
        among: graph.nodes.map { Inspection.step($0.facts.role) }.unique)
    }
    if steps.count > 1, let module, module.root === layer, !hasProperty(steps[1], layer),
      let node = node(steps[1], in: module.layers)
    {
      return (node.layer, 2)
    }
    return (layer, 1)
  }

  /// The specimen's own layers that are alive, reached or not.
  var alive: [any LayerObject] {
    OwnershipGraph.layers(specimen.recorder, module: specimen.module)
  }

  /// The nearest layer of a role: one of the specimen's own, if it has one.
  private func node(_ step: PathReference.Step, in graph: LayerGraph) -> LayerGraph.Node? {
    let all = graph.nodes.filter { matches($0.facts.role, step) }
    return all.first { $0.facts.source.module == specimen.module } ?? all.first
  }

  private func hasProperty(_ step: PathReference.Step, _ layer: any LayerObject) -> Bool {
    LayerProperty.facts(of: layer).contains {
      $0.name.lowercased() == step.name.lowercased() && !$0.isUnrecorded
    }
  }

  private func matches(_ role: Role, _ step: PathReference.Step) -> Bool {
    role.name.lowercased() == step.name.lowercased()
  }

  /// Where a step leads from what the ones before it led to.
  func follow(_ step: PathReference.Step, from finding: Finding) throws(PathError) -> Finding {
    switch finding {
    case .layer(let layer):
      guard let property = property(step, of: layer) else {
        throw PathError(
          .noSuchProperty(type: type(of: layer)._layerFacts.name), at: step,
          among: properties(of: layer).map(\.fact.name))
      }
      if case .layer(let next) = property.content { return .layer(next) }
      return .value(property, of: layer, inner: nil)
    case .value(let property, let layer, let inner):
      let next = try follow(step, into: inner ?? property.content.any)
      // An element of an array of layers is a layer: ribs.router.children[0].
      return
        (next as? any LayerObject).map(Finding.layer) ?? .value(property, of: layer, inner: next)
    }
  }

  private func property(
    _ step: PathReference.Step, of layer: any LayerObject
  ) -> LayerProperty? {
    LayerProperty.first(of: layer) { $0.name == step.name }
      ?? LayerProperty.first(of: layer) { $0.name.lowercased() == step.name.lowercased() }
  }

  private func follow(_ step: PathReference.Step, into value: Any?) throws(PathError) -> Any? {
    guard let value else { throw PathError(.nothingInside, at: step) }
    let mirror = Mirror(reflecting: value)
    let names = mirror.children.enumerated().map { $1.label ?? "[\($0)]" }
    if let index = names.firstIndex(of: step.name) {
      return Array(mirror.children)[index].value
    }
    if step.name.hasPrefix("["), mirror.displayStyle == .collection {
      throw PathError(.noSuchElement(count: names.count), at: step)
    }
    let type = "\(type(of: value))"
    throw PathError(
      names.isEmpty ? .plainValue(type: type) : .noSuchProperty(type: type), at: step, among: names)
  }
}

extension LayerProperty.Content {
  /// What is held, whatever it is.
  public var any: Any? {
    switch self {
    case .layer(let layer): layer
    case .value(let value): value
    case .empty, .gone, .untouched: nil
    }
  }
}
