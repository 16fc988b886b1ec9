import LayerTracing
import Terminal

/// A layer and its properties, or one value.
struct InspectView {
  let inspection: Inspection
  let profile: TerminalProfile

  /// A layer: what it is, and what it holds.
  func lines(layer: any LayerObject) -> [StyledText] {
    let facts = type(of: layer)._layerFacts
    let title = StyledText("\(facts.name), \(facts.role) of \(inspection.specimen.name)", .heading)
    let place = StyledText("\(facts.source.fileName):\(facts.source.line)", .dim)
    let properties = inspection.properties(of: layer)
    if profile.isPlain {
      return [title + StyledText(", \(place.plainText).")]
        + properties.map { property in
          let note = history(property, layer).map { ", \($0)" } ?? ""
          return StyledText(
            "\(property.fact.name), \(property.holding): "
              + "\(inspection.text(property).folded(beyond: 80).sanitized)\(note)."
          )
        }
    }
    let gap = min(profile.columns - 1, 78) - title.displayWidth() - place.displayWidth()
    let head =
      gap >= 2
      ? [title + StyledText(String(repeating: " ", count: gap)) + place] : [title, "  " + place]
    if properties.isEmpty { return head + ["  holds nothing"] }
    var table = TextTable(columns: [.left, .left, .left])
    for property in properties {
      table.add(row: [
        StyledText("  " + property.fact.name, .bold),
        StyledText(property.holding, .dim),
        StyledText(inspection.text(property).folded(beyond: 80).sanitized)
          + StyledText(history(property, layer).map { "   " + $0 } ?? "", .dim),
      ])
    }
    return head + table.lines(profile)
  }

  /// One value: `mvp.presenter.amount.number is 1`.
  func lines(
    path: String, property: LayerProperty, of layer: any LayerObject, inner: Any?
  ) -> [StyledText] {
    let text = inner.map { describe($0) } ?? inspection.text(property)
    // What the whole was before says nothing of a part.
    let write = history(property, layer, tellsOldValue: inner == nil)
    let note = write.map { StyledText(", \($0)", .dim) } ?? ""
    let dot: StyledText = profile.isPlain ? "." : ""
    return (StyledText(path, .bold) + " is " + StyledText(text.sanitized) + note + dot)
      .wrapped(to: profile.columns)
  }

  /// When a property was last set; of a small layer that is shown by its values, when one of them
  /// was.
  private func history(
    _ property: LayerProperty, _ layer: any LayerObject, tellsOldValue: Bool = true
  ) -> String? {
    var finding = Inspection.Finding.value(property, of: layer, inner: nil)
    if case .layer(let held) = property.content, inspection.isShownByValues(property) {
      finding = .layer(held)
    }
    let write = inspection.lastWrite(to: finding)
    return write.map { write in
      let was = tellsOldValue ? write.was.map { "was \($0.description.folded), " } : nil
      return (was ?? "") + "set inside \(write.inside)"
    }
  }
}

extension LayerProperty {
  /// How the property holds what it holds; a value is not referred to at all.
  var holding: String {
    if case .value(let value) = content, Mirror(reflecting: value).displayStyle != .class {
      return "value"
    }
    // Of nothing, the declaration alone says what it would be.
    if case .empty = content, isDeclaredAsValue { return "value" }
    return fact.ownership.rawValue
  }

  /// Whether the declared type is one of those that everybody knows to be values.
  private var isDeclaredAsValue: Bool {
    guard fact.ownership == .strong, let type = fact.type else { return false }
    let plain = ["String", "Int", "Double", "Bool", "Character", "Float"]
    return type.hasPrefix("[") || plain.contains { type == $0 + "?" }
  }
}
