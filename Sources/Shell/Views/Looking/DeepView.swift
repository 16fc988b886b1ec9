import Languages
import LayerTracing
import Sessions
import Terminal

/// A layer or a value with all that is inside, to the bottom; what was shown already is not shown again.
struct DeepView: Block {
  /// A layer, a property or a part of a value.
  private struct Row {
    let name: String
    let depth: Int
    let holding: String
    let content: String
  }

  private let rows: [Row]
  private static let mostElements = 50

  /// Looks through a layer or a value, by what people call it.
  init(_ finding: Inspection.Finding, called path: String, _ inspection: Inspection) {
    var walk = Walk(inspection: inspection)
    switch finding {
    case .layer(let layer): walk.go(into: layer, path, named: path, depth: 0, held: "")
    case .value(let property, _, let inner):
      if !walk.go(into: inner ?? property.content.any, path, named: path, depth: 0) {
        walk.add(path, 0, "", inspection.text(finding))
      }
    }
    rows = walk.rows
  }

  private struct Walk {
    let inspection: Inspection
    var rows: [Row] = []
    /// The layers that were shown, with their paths.
    private var shown: [ObjectIdentifier: String] = [:]

    init(inspection: Inspection) { self.inspection = inspection }

    mutating func add(_ name: String, _ depth: Int, _ holding: String, _ content: String) {
      rows.append(
        Row(name: name, depth: depth, holding: holding, content: content.folded(beyond: 80)))
    }

    mutating func go(
      into layer: any LayerObject, _ path: String, named name: String, depth: Int, held how: String
    ) {
      let facts = type(of: layer)._layerFacts
      if let first = shown[ObjectIdentifier(layer)] {
        return add(name, depth, how, localized("deep.seen", facts.name, first))
      }
      shown[ObjectIdentifier(layer)] = path
      add(name, depth, how, "\(facts.name), \(facts.role)")
      for property in inspection.properties(of: layer) {
        let (name, inner) = (property.fact.name, "\(path).\(property.fact.name)")
        switch property.content {
        // A way back isn't followed.
        case .layer(let held) where property.fact.ownership == .strong:
          go(into: held, inner, named: name, depth: depth + 1, held: property.holding)
        case .value(let value) where go(into: value, inner, named: name, depth: depth + 1): break
        case .layer, .value, .empty, .gone, .untouched:
          add(name, depth + 1, property.holding, inspection.text(property))
        }
      }
    }

    /// Goes through the parts of a value; false if it has none.
    mutating func go(into value: Any?, _ path: String, named name: String, depth: Int) -> Bool {
      guard let value, !(value is String) else { return false }
      let mirror = Mirror(reflecting: value)
      guard let style = mirror.displayStyle, [.struct, .tuple, .collection].contains(style),
        !mirror.children.isEmpty, !(value is any CustomStringConvertible) || style == .collection
      else { return false }
      let count = mirror.children.count
      let content = style == .collection ? localized("deep.elements", count) : "\(type(of: value))"
      add(name, depth, localized("inspect.value"), content)
      for (index, child) in mirror.children.prefix(DeepView.mostElements).enumerated() {
        let label = child.label ?? "[\(index)]"
        let inner = "\(path).\(label)"
        if let layer = child.value as? any LayerObject {
          go(into: layer, inner, named: label, depth: depth + 1, held: "strong")
        } else if !go(into: child.value, inner, named: label, depth: depth + 1) {
          add(label, depth + 1, "", describe(child.value))
        }
      }
      if count > DeepView.mostElements {
        add("…", depth + 1, "", localized("deep.more", count - DeepView.mostElements))
      }
      return true
    }
  }

  func drawn(on page: Page) -> [StyledText] {
    rows.map { row in
      StyledText(String(repeating: "  ", count: row.depth)) + StyledText(row.name, .bold)
        + StyledText(row.holding.isEmpty ? "  " : "  \(row.holding)  ", .dim)
        + StyledText(row.content)
    }
  }

  func spoken(on page: Page) -> [StyledText] {
    rows.map { row in
      StyledText(localized: "deep.level", .plain, row.depth, row.name, row.holding, row.content)
    }
  }
}
