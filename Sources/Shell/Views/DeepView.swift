import LayerTracing
import Terminal

/// A layer or a value with all that is inside, to the bottom; what was shown already is not shown again.
struct DeepView {
  private let inspection: Inspection
  private let profile: TerminalProfile
  private static let mostElements = 50

  init(_ inspection: Inspection, profile: TerminalProfile) {
    self.inspection = inspection
    self.profile = profile
  }

  /// - Parameters:
  ///   - finding: What to begin with.
  ///   - path: What people call it.
  /// - Returns: A line for each layer, property and part.
  func lines(_ finding: Inspection.Finding, called path: String) -> [StyledText] {
    var shown: [ObjectIdentifier: String] = [:]
    switch finding {
    case .layer(let layer): return lines(layer, path, named: path, depth: 0, "", &shown)
    case .value(let property, _, let inner):
      return lines(inner ?? property.content.any, path, named: path, depth: 0, &shown)
        ?? [StyledText(path, .bold) + "  " + StyledText(inspection.text(finding).sanitized)]
    }
  }

  private func lines(
    _ layer: any LayerObject, _ path: String, named name: String, depth: Int, _ holding: String,
    _ shown: inout [ObjectIdentifier: String]
  ) -> [StyledText] {
    let facts = type(of: layer)._layerFacts
    let head = line(name, depth, holding, "\(facts.name), \(facts.role)")
    if let first = shown[ObjectIdentifier(layer)] {
      return [line(name, depth, holding, "\(facts.name), see \(first)")]
    }
    shown[ObjectIdentifier(layer)] = path
    return [head]
      + inspection.properties(of: layer).flatMap { property -> [StyledText] in
        let inner = "\(path).\(property.fact.name)"
        switch property.content {
        case .layer(let held):
          // A way back is followed by nobody.
          if property.fact.ownership != .strong {
            return [
              line(property.fact.name, depth + 1, property.holding, inspection.text(property))
            ]
          }
          return lines(
            held, inner, named: property.fact.name, depth: depth + 1, property.holding, &shown)
        case .value(let value):
          return lines(value, inner, named: property.fact.name, depth: depth + 1, &shown)
            ?? [line(property.fact.name, depth + 1, property.holding, inspection.text(property))]
        case .empty, .gone, .untouched:
          return [line(property.fact.name, depth + 1, property.holding, inspection.text(property))]
        }
      }
  }

  /// A value that has parts, with them; nil for one that hasn't.
  private func lines(
    _ value: Any?, _ path: String, named name: String, depth: Int,
    _ shown: inout [ObjectIdentifier: String]
  ) -> [StyledText]? {
    guard let value, !(value is String) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard let style = mirror.displayStyle, [.struct, .tuple, .collection].contains(style),
      !mirror.children.isEmpty, !(value is any CustomStringConvertible) || style == .collection
    else { return nil }
    let count = mirror.children.count
    let what = style == .collection ? Wording.count(count, "element") : "\(type(of: value))"
    var result = [line(name, depth, "value", what)]
    for (index, child) in mirror.children.prefix(DeepView.mostElements).enumerated() {
      let label = child.label ?? "[\(index)]"
      let inner = "\(path).\(label)"
      if let layer = child.value as? any LayerObject {
        result += lines(layer, inner, named: label, depth: depth + 1, "strong", &shown)
      } else {
        result +=
          lines(child.value, inner, named: label, depth: depth + 1, &shown)
          ?? [line(label, depth + 1, "", describe(child.value))]
      }
    }
    if count > DeepView.mostElements {
      result.append(line("…", depth + 1, "", "\(count - DeepView.mostElements) more"))
    }
    return result
  }

  private func line(_ name: String, _ depth: Int, _ holding: String, _ what: String) -> StyledText {
    if profile.isPlain {
      let how = holding.isEmpty ? "" : ", \(holding)"
      return StyledText("Level \(depth), \(name)\(how): \(what.folded(beyond: 80)).".sanitized)
    }
    return StyledText(String(repeating: "  ", count: depth)) + StyledText(name.sanitized, .bold)
      + StyledText(holding.isEmpty ? "  " : "  \(holding)  ", .dim)
      + StyledText(what.folded(beyond: 80).sanitized)
  }
}
