/// A value as Swift source might write it, without module names: `Amount(number: 2)`.
///
/// An object inside is only named by its class: looking into it would show what it is now, not what
/// it was when the message was sent.
///
/// - Parameters:
///   - value: Anything.
///   - depth: How deep to look, so that no value makes this run on.
/// - Returns: One line.
public func describe(_ value: Any, depth: Int = 8) -> String {
  switch TextForm.of(type(of: value)) {
  case .text: if let text = value as? any StringProtocol { return String(text).quoted }
  case .number: return "\(value)"
  case .lossless:
    if let amount = value as? any LosslessStringConvertible { return amount.description }
  case .parts: break
  }
  let mirror = Mirror(reflecting: value)
  guard depth > 0 else { return "…" }
  func inside() -> String {
    mirror.children.map { child in
      (child.label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? "")
        + describe(child.value, depth: depth - 1)
    }.joined(separator: ", ")
  }
  switch mirror.displayStyle {
  case .struct: return "\(type(of: value))(\(inside()))"
  case .class, .foreignReference: return "\(type(of: value))"
  case .tuple: return "(\(inside()))"
  case .collection: return "[\(inside())]"
  case .set:
    // The order of a set differs from process to process.
    let members = mirror.children.map { describe($0.value, depth: depth - 1) }
    return "[\(members.sorted().joined(separator: ", "))]"
  case .dictionary:
    let pairs = mirror.children.map { child in
      Mirror(reflecting: child.value).children.map { describe($0.value, depth: depth - 1) }
        .joined(separator: ": ")
    }
    return "[\(pairs.sorted().joined(separator: ", "))]"
  case .optional:
    return mirror.children.first.map { describe($0.value, depth: depth - 1) } ?? "nil"
  case .enum:
    guard let payload = mirror.children.first else {
      return value is any CustomStringConvertible ? "\(value)" : ".\(value)"
    }
    let inner = describe(payload.value, depth: depth - 1)
    let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
    return ".\(payload.label ?? "")" + (isTuple ? inner : "(\(inner))")
  default: return "\(type(of: value))".contains("->") ? "{ … }" : "\(value)"
  }
}

/// How values of a type are written: to ask for conformances takes longer than to write one.
private enum TextForm {
  /// In quotes.
  case text
  /// By a text of its own, which says more than its parts: `Decimal`, an amount.
  case number
  /// By the text from which it could be made again.
  case lossless
  /// By its parts.
  case parts

  private static let known = Memo<ObjectIdentifier, TextForm>()

  static func of(_ type: Any.Type) -> TextForm {
    known(ObjectIdentifier(type)) {
      if type is any StringProtocol.Type { return .text }
      if type is any Numeric.Type { return .number }
      return type is any LosslessStringConvertible.Type ? .lossless : .parts
    }
  }
}
