import Characters

/// A template that is being filled.
struct MustacheRendering {
  /// What has been written.
  private(set) var text = ""
  private let partials: [String: MustacheTemplate]
  private let escaping: MustacheTemplate.Escaping
  /// What each new line begins with.
  private var indentation = ""
  /// Where in a section of several the value stands; nil if it is in none.
  private var place: (isFirst: Bool, isLast: Bool)?

  /// Begins with nothing.
  init(partials: [String: MustacheTemplate], escaping: MustacheTemplate.Escaping) {
    self.partials = partials
    self.escaping = escaping
  }

  /// Writes pieces of a template, filled with values of which the innermost is the last.
  mutating func add(_ parts: [MustacheTemplate.Part], for values: [Any]) {
    for part in parts {
      switch part {
      case .text(let text): add(text)
      case .variable(let name, let isRaw):
        guard let value = value(name, in: values) else { continue }
        if let template = value as? MustacheTemplate {
          add(template.parts, for: values)
          continue
        }
        let shown = (value as? String) ?? String(describing: value)
        if shown.isEmpty { continue }
        if text.isEmpty || text.last == "\n" { text += indentation }
        text += isRaw || escaping == .none ? shown : shown.escapedForMarkup
      case .section(let name, let isInverted, let parts):
        addSection(value(name, in: values), isInverted, parts, values)
      case .partial(let name, let blanks):
        guard let partial = partials[name] else { continue }
        let outer = indentation
        indentation += blanks
        add(partial.parts, for: values)
        indentation = outer
      }
    }
  }

  private mutating func addSection(
    _ value: Any?, _ isInverted: Bool, _ parts: [MustacheTemplate.Part], _ values: [Any]
  ) {
    let list = value as? [Any]
    let isThere = list.map { !$0.isEmpty } ?? (value as? Bool) ?? (value != nil)
    guard isThere != isInverted else { return }
    let outer = place
    defer { place = outer }
    guard !isInverted, let value, !(value is Bool) else { return add(parts, for: values) }
    guard let list else {
      place = nil
      return add(parts, for: values + [value])
    }
    for (index, element) in list.enumerated() {
      place = (index == 0, index == list.count - 1)
      add(parts, for: values + [element])
    }
  }

  private mutating func add(_ text: String) {
    guard !indentation.isEmpty else { return self.text += text }
    for line in text.split(after: "\n") {
      if self.text.isEmpty || self.text.last == "\n" { self.text += indentation }
      self.text += line
    }
  }

  /// What a name means; nil if it means nothing here.
  private func value(_ name: MustacheTemplate.Name, in values: [Any]) -> Any? {
    switch name {
    case .own: return values.last.flatMap(Self.unwrapped)
    case .first: return place?.isFirst
    case .last: return place?.isLast
    case .path(let names):
      guard let first = names.first else { return nil }
      var found: Any?
      for value in values.reversed() where found == nil { found = Self.member(first, of: value) }
      for name in names.dropFirst() { found = found.flatMap { Self.member(name, of: $0) } }
      return found
    }
  }

  private static func member(_ name: String, of value: Any) -> Any? {
    if let dictionary = value as? [String: Any] { return dictionary[name].flatMap(unwrapped) }
    let member = Mirror(reflecting: value).children.first { $0.label == name }
    return member.flatMap { unwrapped($0.value) }
  }

  /// A value that may be an optional, without that.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }
}

extension String {
  /// Its parts, each with the separator that it ends with.
  fileprivate func split(after separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let end = rest.firstIndex(of: separator) {
      parts.append(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(rest) }
    return parts
  }
}
