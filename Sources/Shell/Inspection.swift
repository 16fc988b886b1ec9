import LayerTracing
import Queries
import Staging

/// Looks up a path in an open specimen, and what the trace knows about what it finds.
struct Inspection {
  /// What a path leads to.
  enum Finding {
    /// A layer.
    case layer(any LayerObject)
    /// A property of a layer or something inside its value; `property` is the layer's own.
    case value(LayerProperty, of: any LayerObject, inner: Any?)
  }

  let specimen: OpenSpecimen

  /// Every path that leads somewhere: each layer by its role or its owner's path, and its
  /// properties that hold values.
  var paths: [(path: String, what: String)] {
    var result: [(String, String)] = []
    for (path, layer) in layers {
      let facts = type(of: layer)._layerFacts
      result.append((path, "\(facts.name), \(facts.role)"))
      for property in properties(of: layer) {
        if case .layer(let held) = property.content {
          // A layer that has a path of its own is told by it, once.
          let own = layers.first { $0.1 === held }?.0
          let name = "\(path).\(property.fact.name)"
          if let own, own != name { result.append((name, "the same as \(own)")) }
          continue
        }
        result.append(("\(path).\(property.fact.name)", text(property)))
      }
    }
    return result
  }

  /// The values that the specimen's own layers hold, by the layer's path without its specimen.
  var states: [(layer: String, properties: [(name: String, value: Value)])] {
    let module = specimen.layers?.nodes.first?.facts.source.module
    return layers.compactMap { path, layer in
      guard type(of: layer)._layerFacts.source.module == module else { return nil }
      let values = properties(of: layer).compactMap { property -> (name: String, value: Value)? in
        guard case .value(let value) = property.content,
          Mirror(reflecting: value).displayStyle != .class
        else { return nil }
        return (property.fact.name, Value(reflecting: value))
      }
      let name = path.dropFirst(specimen.specimen.name.count + 1)
      return values.isEmpty ? nil : (String(name), values)
    }
  }

  /// The layers by their shortest path: the nearest of each role by that role, the others by way
  /// of who holds them.
  private var layers: [(String, any LayerObject)] {
    guard let graph = specimen.layers else { return [] }
    var names: [ObjectIdentifier: String] = [:]
    var taken: Set<Role> = []
    var result: [(String, any LayerObject)] = []
    let module = graph.nodes[0].facts.source.module
    for node in graph.nodes {
      let owner = node.path.dropLast()
      let ownerNode = graph.nodes.first { $0.path == Array(owner) }
      let isOwn = node.facts.source.module == module
      let name: String
      if isOwn, taken.insert(node.facts.role).inserted {
        name = "\(specimen.specimen.name).\(Inspection.step(node.facts.role))"
      } else if let last = node.path.last,
        let prefix = ownerNode.flatMap({ names[ObjectIdentifier($0.layer)] }),
        ownerNode?.facts.source.module == module, isDeclared(last, in: ownerNode, module)
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

  private func isDeclared(_ name: String, in node: LayerGraph.Node?, _ module: String) -> Bool {
    guard let node else { return false }
    return properties(of: node.layer).contains { $0.fact.name == name }
  }

  /// A role as a step of a path: `viewModel`.
  private static func step(_ role: Role) -> String {
    role.name.prefix(1).lowercased() + role.name.dropFirst()
  }

  /// The properties of a layer that are worth a look.
  func properties(of layer: any LayerObject) -> [LayerProperty] {
    LayerProperty.all(of: layer, readsUnowned: specimen.isEveryLayerAlive)
      .filter { !$0.fact.isUnrecorded }
  }

  /// Follows the steps of a path.
  ///
  /// - Throws: A ``Complaint`` at the first step that leads nowhere.
  func find(_ steps: [PathReference.Step]) throws(Complaint) -> Finding {
    guard let graph = specimen.layers, let root = specimen.root else {
      throw Complaint("\(specimen.name) shows nothing yet")
    }
    var finding = Finding.layer(root)
    for (index, step) in steps.enumerated() {
      let isFirst = index == 0
      switch finding {
      case .layer(let layer):
        if isFirst, let node = graph.nodes.first(where: { matches($0.facts.role, step) }) {
          finding = .layer(node.layer)
        } else {
          finding = try follow(step, from: layer, isFirst: isFirst, in: graph)
        }
      case .value(let property, let layer, let inner):
        finding = .value(
          property, of: layer, inner: try follow(step, into: inner ?? property.content.any))
      }
    }
    return finding
  }

  private func matches(_ role: Role, _ step: PathReference.Step) -> Bool {
    role.name.lowercased() == step.name.lowercased()
  }

  private func follow(
    _ step: PathReference.Step, from layer: any LayerObject, isFirst: Bool, in graph: LayerGraph
  ) throws(Complaint) -> Finding {
    let all = LayerProperty.all(of: layer, readsUnowned: specimen.isEveryLayerAlive)
    let names = properties(of: layer).map(\.fact.name)
    if let property = all.first(where: { $0.fact.name == step.name })
      ?? all.first(where: { $0.fact.name.lowercased() == step.name.lowercased() })
    {
      if case .layer(let next) = property.content { return .layer(next) }
      return .value(property, of: layer, inner: nil)
    }
    var roles: [String] = []
    for node in graph.nodes where isFirst && !roles.contains(Inspection.step(node.facts.role)) {
      roles.append(Inspection.step(node.facts.role))
    }
    let facts = type(of: layer)._layerFacts
    let known = isFirst ? roles : names
    throw Complaint(
      isFirst ? "\(specimen.name) has no such role" : "\(facts.name) has no such property",
      at: step.span, nearest: NearestName.to(step.name, among: known),
      accepted: known.isEmpty
        ? nil : "\(isFirst ? "Roles" : "Properties"): \(known.joined(separator: ", ")).")
  }

  private func follow(_ step: PathReference.Step, into value: Any?) throws(Complaint) -> Any? {
    guard let value else { throw Complaint("there is nothing inside nil", at: step.span) }
    let mirror = Mirror(reflecting: value)
    let names = mirror.children.enumerated().map { $1.label ?? "[\($0)]" }
    if let index = names.firstIndex(of: step.name) {
      return Array(mirror.children)[index].value
    }
    throw Complaint(
      "\(type(of: value)) has no such property", at: step.span,
      nearest: NearestName.to(step.name, among: names),
      accepted: names.isEmpty
        ? "It is a plain value." : "Properties: \(names.joined(separator: ", ")).")
  }

  // MARK: Text

  /// What a property holds, on one line.
  func text(_ property: LayerProperty) -> String {
    switch property.content {
    case .layer(let layer):
      let name = type(of: layer)._layerFacts.name
      guard !isShownByValues(property), let declared = property.fact.type else {
        return shallow(layer)
      }
      return "\(Inspection.bare(declared)), here \(name)"
    case .value(let value): return describe(value)
    case .empty: return property.fact.ownership == .weak ? "nil, gone or never set" : "nil"
    case .untouched: return "not looked at: a layer was released, and this would not know"
    }
  }

  /// Whether a layer that a property holds is shown by its values, since its type says all else.
  func isShownByValues(_ property: LayerProperty) -> Bool {
    guard case .layer(let layer) = property.content else { return false }
    let declared = property.fact.type.map(Inspection.bare)
    return declared == nil || declared == type(of: layer)._layerFacts.name
  }

  /// A layer with the values that its own class holds: `Amount(number: 2)`.
  private func shallow(_ layer: any LayerObject) -> String {
    let own = type(of: layer)._layerFacts.properties.map(\.name)
    let values = properties(of: layer).compactMap { property -> String? in
      guard case .value(let value) = property.content, own.contains(property.fact.name),
        Mirror(reflecting: value).displayStyle != .class
      else { return nil }
      return "\(property.fact.name): \(describe(value))"
    }
    return "\(type(of: layer)._layerFacts.name)(\(values.joined(separator: ", ")))"
  }

  /// A declared type without `any`, parentheses and `?`.
  private static func bare(_ type: String) -> String {
    String(type.filter { !"()?!".contains($0) }).replacingPrefix("any ")
  }

  // MARK: History

  /// When a property was set.
  struct Write {
    /// The message's id.
    let id: Int
    /// What it was before, if the trace knows.
    let was: Value?
    /// The message that crossed layers last before that: `mvp#2.3`.
    let inside: String
  }

  /// When a property was last set; nil if the trace doesn't say.
  func lastWrite(to property: String, of layer: any LayerObject) -> Write? {
    let id = layer._layerToken.id
    var last: Message?
    var before: Value?
    for message in specimen.recorder.trace()
    where message.kind == .write && message.receiver.id == id && message.site.name == property {
      before = last?.arguments.first?.value
      last = message
    }
    guard let last else { return nil }
    let event = Array(specimen.recorder.trace(events: last.event...last.event))
    var cause: Message? = last
    while let message = cause, !message.isCrossing {
      cause = event.first { $0.id == message.cause }
    }
    guard let cause else { return nil }
    return Write(
      id: last.id, was: before,
      inside: "\(specimen.specimen.name)\(cause.position.reference(event: cause.event))")
  }
}

extension LayerProperty.Content {
  /// What is held, whatever it is.
  var any: Any? {
    switch self {
    case .layer(let layer): layer
    case .value(let value): value
    case .empty, .untouched: nil
    }
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
