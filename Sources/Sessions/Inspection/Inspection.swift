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
      throw PathError(.emptyScreen(specimen: specimen.name))
    }
    let modules = Modules(graph, alive: alive)
    // The specimen's first layer, and not the stack of screens that UIKit has it stand on.
    let own = modules.first.nodes.first { $0.facts.source.module == specimen.module }
    var finding = Finding.layer(own?.layer ?? root)
    for (index, step) in steps.enumerated() {
      let isFirst = index == 0
      switch finding {
      case .layer(let layer):
        let module = modules.others.first { $0.name.lowercased() == steps[0].name.lowercased() }
        if isFirst, let node = node(step, in: modules.first) ?? node(step, in: graph) {
          finding = .layer(node.layer)
        } else if isFirst, let module {
          finding = .layer(module.root)
        } else if index == 1, let module, module.root === layer, !hasProperty(step, layer),
          let node = node(step, in: module.layers)
        {
          // The roles of a module that isn't the first: receipt.presenter.
          finding = .layer(node.layer)
        } else {
          finding = try follow(step, from: layer, isFirst: isFirst, in: graph)
        }
      case .value(let property, let layer, let inner):
        let next = try follow(step, into: inner ?? property.content.any)
        // An element of an array of layers is a layer: ribs.router.children[0].
        finding =
          (next as? any LayerObject).map(Finding.layer) ?? .value(property, of: layer, inner: next)
      }
    }
    return finding
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

  private func follow(
    _ step: PathReference.Step, from layer: any LayerObject, isFirst: Bool, in graph: LayerGraph
  ) throws(PathError) -> Finding {
    let all = LayerProperty.all(of: layer)
    let names = properties(of: layer).map(\.fact.name)
    if let property = all.first(where: { $0.fact.name == step.name })
      ?? all.first(where: { $0.fact.name.lowercased() == step.name.lowercased() })
    {
      if case .layer(let next) = property.content { return .layer(next) }
      return .value(property, of: layer, inner: nil)
    }
    let roles = isFirst ? graph.nodes.map { Inspection.step($0.facts.role) }.unique : []
    let type = type(of: layer)._layerFacts.name
    throw PathError(
      isFirst ? .noSuchRole(specimen: specimen.name) : .noSuchProperty(type: type),
      at: step, among: isFirst ? roles : names)
  }

  private func follow(_ step: PathReference.Step, into value: Any?) throws(PathError) -> Any? {
    guard let value else { throw PathError(.nothingInside, at: step) }
    let mirror = Mirror(reflecting: value)
    let names = mirror.children.enumerated().map { $1.label ?? "[\($0)]" }
    if let index = names.firstIndex(of: step.name) {
      return Array(mirror.children)[index].value
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
