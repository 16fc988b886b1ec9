import Languages
import LayerTracing
import Sessions
import Terminal

/// A layer: what it is, and what it holds.
struct InspectView: Block {
  private let inspection: Inspection
  private let layer: any LayerObject

  /// Shows a layer of a specimen.
  init(_ layer: any LayerObject, _ inspection: Inspection) {
    self.inspection = inspection
    self.layer = layer
  }

  private var title: StyledText {
    let facts = type(of: layer)._layerFacts
    return StyledText(
      localized: "inspect.title", .heading, facts.name, facts.role.name, inspection.specimen.name)
  }

  private var place: String {
    let source = type(of: layer)._layerFacts.source
    return "\(source.fileName):\(source.line)"
  }

  func drawn(on page: Page) -> [StyledText] {
    let properties = inspection.properties(of: layer)
    let head = Heading(title, aside: StyledText(place, .dim), .right(78)).drawn(on: page)
    if properties.isEmpty { return head + [StyledText("  " + localized("inspect.nothing"))] }
    let rows = properties.map { property -> [StyledText] in
      [
        StyledText("  " + property.fact.name, .bold), StyledText(property.holding, .dim),
        StyledText(inspection.text(property).folded(beyond: 80))
          + StyledText(inspection.history(property, layer).map { "   " + $0 } ?? "", .dim),
      ]
    }
    return head + Table([.left, .left, .left], rows).drawn(on: page)
  }

  func spoken(on page: Page) -> [StyledText] {
    [title + StyledText(", \(place).")]
      + inspection.properties(of: layer).flatMap { property in
        let note = inspection.history(property, layer).map { ", \($0)" } ?? ""
        let text = inspection.text(property).folded(beyond: 80)
        return page.wrapped(
          StyledText("\(property.fact.name), \(property.holding): \(text)\(note).").sanitized)
      }
  }
}

extension Document {
  /// One value, and what set it: `mvp.presenter.amount.number is 1`.
  static func value(
    _ path: String, _ property: LayerProperty, of layer: any LayerObject, inner: Any?,
    _ inspection: Inspection
  ) -> Document {
    let text = inner.map { describe($0) } ?? inspection.text(property)
    // What the whole was before says nothing of a part.
    let write = inspection.history(property, layer, tellsOldValue: inner == nil)
    return Document([
      Text(
        sentence: StyledText(
          localized: "inspect.is", .plain, StyledText(path, .bold), text,
          StyledText(write.map { ", \($0)" } ?? "", .dim)), indent: 0)
    ])
  }

  /// Every path that leads somewhere in some specimens.
  static func paths(_ inspections: [Inspection]) -> Document {
    inspections.reduce(into: Document()) { document, inspection in
      if inspections.count > 1 { document += Document([Heading(inspection.specimen.name)]) }
      document += Document([
        Table(
          [.left, .left],
          inspection.paths.map { [StyledText($0.path), StyledText($0.content, .dim)] })
      ])
    }
  }
}

extension Inspection {
  /// When a property was last set; of a small layer that is shown by its values, when one of them was.
  fileprivate func history(
    _ property: LayerProperty, _ layer: any LayerObject, tellsOldValue: Bool = true
  ) -> String? {
    var finding = Finding.value(property, of: layer, inner: nil)
    if case .layer(let held) = property.content, isShownByValues(property) {
      finding = .layer(held)
    }
    return lastWrite(to: finding).map { write in
      if tellsOldValue, let was = write.was {
        return localized("inspect.was-set", was.description.folded, write.inside)
      }
      return localized("inspect.set", write.inside)
    }
  }
}

extension LayerProperty.Content {
  /// Whether this is an object that is no layer, whatever its mirror makes of it.
  var isObject: Bool {
    guard case .value(let value) = self else { return false }
    return type(of: value) is AnyObject.Type
  }
}

extension LayerProperty {
  /// How the property holds what it holds; a value is not referred to at all.
  var holding: String {
    if case .value = content, !content.isObject { return localized("inspect.value") }
    // Of nothing, the declaration alone says what it would be.
    if case .empty = content, isDeclaredAsValue { return localized("inspect.value") }
    return fact.ownership.rawValue
  }

  /// Whether the declared type is one of those that are known to be values.
  private var isDeclaredAsValue: Bool {
    guard fact.ownership == .strong, let type = fact.type else { return false }
    let plain = ["String", "Int", "Double", "Bool", "Character", "Float"]
    return type.hasPrefix("[") || plain.contains { type == $0 + "?" }
  }
}
