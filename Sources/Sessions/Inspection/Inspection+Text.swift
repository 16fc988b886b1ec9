import Languages
import LayerTracing

extension Inspection {
  /// What a property holds, on one line.
  public func text(_ property: LayerProperty) -> String { shown(property).description }

  /// What a path leads to, on one line.
  public func text(_ finding: Finding) -> String { shown(finding).description }

  private func shown(_ property: LayerProperty) -> ShownValue {
    switch property.content {
    case .layer(let layer):
      let name = type(of: layer)._layerFacts.name
      guard !isShownByValues(property), let declared = property.fact.type else {
        return .text(shallow(layer))
      }
      return .layer(name, declared: Inspection.bare(declared))
    case .value(let value): return .text(describe(value))
    case .empty: return property.fact.ownership == .weak ? .neverSet : .text("nil")
    case .gone: return .released
    case .untouched: return .untouched
    }
  }

  /// What a path leads to, in no language yet.
  func shown(_ finding: Finding) -> ShownValue {
    switch finding {
    case .layer(let layer): .text(shallow(layer))
    case .value(let property, _, let inner):
      inner.map { .text(describe($0)) } ?? shown(property)
    }
  }

  /// Whether a layer that a property holds is shown by its values, since its type says all else.
  public func isShownByValues(_ property: LayerProperty) -> Bool {
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
}

/// What a path leads to, as it is shown on one line: its words are others in each language, it is not.
nonisolated public enum ShownValue: Equatable, Sendable {
  /// A value, or a layer with its values.
  case text(String)
  /// A layer, by its type and the other one as which it is held.
  case layer(String, declared: String)
  /// A weak property that is nil.
  case neverSet
  /// An unowned property whose object is gone.
  case released
  /// Something that can't be looked at without harm.
  case untouched
  /// The specimen isn't open.
  case notOpen
  /// The path leads nowhere.
  case notThere
}

nonisolated extension ShownValue: CustomStringConvertible {
  /// Its words.
  public var description: String {
    switch self {
    case .text(let text): text
    case .layer(let name, let declared): localized("inspect.here", declared, name)
    case .neverSet: localized("inspect.never-set")
    case .released: localized("inspect.released")
    case .untouched: localized("inspect.untouched")
    case .notOpen: localized("watch.not-open")
    case .notThere: localized("watch.not-there")
    }
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
