import LayerTracing

extension Inspection {
  /// What a property holds, on one line.
  public func text(_ property: LayerProperty) -> String {
    switch property.content {
    case .layer(let layer):
      let name = type(of: layer)._layerFacts.name
      guard !isShownByValues(property), let declared = property.fact.type else {
        return shallow(layer)
      }
      return "\(Inspection.bare(declared)), here \(name)"
    case .value(let value): return describe(value)
    case .empty: return property.fact.ownership == .weak ? "nil, gone or never set" : "nil"
    case .gone: return "released: to follow this reference ends the program"
    case .untouched: return "not looked at: it is no layer, and may be gone"
    }
  }

  /// What a path leads to, on one line.
  public func text(_ finding: Finding) -> String {
    switch finding {
    case .layer(let layer): shallow(layer)
    case .value(let property, _, let inner): inner.map { describe($0) } ?? text(property)
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

extension String {
  fileprivate func replacingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
