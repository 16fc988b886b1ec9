import Languages
import LayerTracing
import Queries

extension Inspection {
  /// Every path that leads somewhere: each layer by its role or its owner's path, and its
  /// properties that hold values.
  public var paths: [(path: String, content: String)] {
    var result: [(String, String)] = []
    let layers = layersByPath
    let own = Dictionary(
      layers.map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
    for (path, layer) in layers {
      let facts = type(of: layer)._layerFacts
      result.append((path, "\(facts.name), \(facts.role)"))
      for property in properties(of: layer) {
        if case .layer(let held) = property.content {
          // A layer that has a path of its own is told by it, once.
          let name = "\(path).\(property.fact.name)"
          if let own = own[ObjectIdentifier(held)], own != name {
            result.append((name, localized("inspect.same", own)))
          }
          continue
        }
        result.append(("\(path).\(property.fact.name)", text(property)))
      }
    }
    return result
  }

  /// The specimen's own layers, by their path without its specimen.
  public var ownLayers: [(path: String, layer: any LayerObject)] {
    layersByPath.compactMap { path, layer in
      guard type(of: layer)._layerFacts.source.module == specimen.module else { return nil }
      return (String(path.dropFirst(specimen.specimen.name.count + 1)), layer)
    }
  }

  /// The role nearest to the user among those of the specimen's own layers, as the step that leads to it.
  public var outermostRole: String? {
    let roles = alive.map { type(of: $0)._layerFacts.role }
    return (Role.known.first(where: roles.contains) ?? roles.first).map(Inspection.step)
  }

  /// The values that a layer holds, in source order.
  public func values(of layer: any LayerObject) -> [(name: String, value: Value)] {
    properties(of: layer).compactMap { property in
      guard case .value(let value) = property.content,
        // An object that shows itself as a value counts as one.
        !(type(of: value) is AnyClass) || Mirror(reflecting: value).displayStyle != .class
      else { return nil }
      return (property.fact.name, Value(reflecting: value))
    }
  }

  /// The layers by their shortest path: the nearest of each role by that role, the others by way
  /// of who holds them.
  public var layersByPath: [(String, any LayerObject)] { layers(isDeep: false) }

  /// Every layer that a path leads to, with those that widgets and arrays hold: the cells of a table, and
  /// what they show.
  public var allLayersByPath: [(String, any LayerObject)] { layers(isDeep: true) }

  private func layers(isDeep: Bool) -> [(String, any LayerObject)] {
    guard let graph = specimen.layers else { return [] }
    let modules = Modules(graph, alive: alive)
    return layers(in: modules.first, under: specimen.specimen.name, isDeep: isDeep)
      + modules.others.flatMap { module in
        layers(
          in: module.layers, under: "\(specimen.specimen.name).\(module.name)", isDeep: isDeep)
      }
  }

  /// The layers of one module, with their paths below a prefix; deep ones too, which something holds
  /// that isn't the specimen's own, or an array.
  private func layers(
    in graph: LayerGraph, under prefix: String, isDeep: Bool
  ) -> [(String, any LayerObject)] {
    var names: [ObjectIdentifier: String] = [:]
    var taken: Set<Role> = []
    var result: [(String, any LayerObject)] = []
    let module = specimen.module
    for node in graph.nodes {
      let isOwn = node.facts.source.module == module
      let name: String
      if isOwn, taken.insert(node.facts.role).inserted {
        name = "\(prefix).\(Inspection.step(node.facts.role))"
      } else if let last = node.path.last,
        let owner = node.owner, let prefix = names[ObjectIdentifier(owner)],
        isDeep || type(of: owner)._layerFacts.source.module == module,
        isDeclared(isDeep ? String(last.prefix { $0 != "[" }) : last, in: owner)
      {
        name = "\(prefix).\(last)"
      } else {
        continue
      }
      names[ObjectIdentifier(node.layer)] = name
      result.append((name, node.layer))
    }
    return result
  }

  private func isDeclared(_ name: String, in layer: any LayerObject) -> Bool {
    LayerProperty.facts(of: layer).contains { $0.name == name && !$0.isUnrecorded }
  }

  /// A role as a step of a path: `viewModel`.
  public static func step(_ role: Role) -> String {
    role.name.prefix(1).lowercased() + role.name.dropFirst()
  }
}

/// Why a path leads nowhere, and at which step.
nonisolated public struct PathError: Error, Equatable, Sendable {
  /// What is wrong.
  public let kind: PathResolutionError
  /// Where the step stands in its line, in UTF-8 bytes from 0; nil if no step is at fault.
  public let span: Range<Int>?
  /// What could stand there.
  public let names: [String]
  /// What is nearest to what stands there.
  public let nearest: String?

  init(_ kind: PathResolutionError, at step: PathReference.Step? = nil, among names: [String] = [])
  {
    self.kind = kind
    span = step?.span
    self.names = names
    nearest = step.flatMap { NearestName.to($0.name, among: names) }
  }

  /// The same as it is told.
  package var refusal: Refusal {
    let accepted: LocalizedText? =
      switch kind {
      case .emptyScreen, .nothingInside, .noSuchElement: nil
      case .notRunning: LocalizedText("error.not-running.advice")
      case .noSuchRole: LocalizedText("error.listed.roles", names)
      case .noSuchProperty: LocalizedText("error.listed.properties", names)
      case .plainValue: LocalizedText("error.plain-value.advice")
      }
    return Refusal(kind.text, nearest: nearest, accepted: accepted, at: span)
  }
}
