@_spi(Reflection) import Swift

/// A value as Swift source might write it, in one line, without module names: `Amount(number: 2)`. An
/// object inside is only named by its class: looking into it would show what it is now, not what it was
/// when the message was sent. The depth is limited so that no value makes this run on.
public func describe(_ value: Any, depth: Int = 8) -> String {
  describe(value, within: DescribeLimits(depth: depth))
}

/// How much of a value is described.
struct DescribeLimits {
  /// What a message says of its values: of a long array its ends, and how many elements there are between them.
  static let recorded = DescribeLimits(elements: LongArrays.mostElements)
  /// How many elements of a long array are described: the first ones, and the last ones.
  static let ends = (first: 3, last: 2)

  /// How deep it is looked into.
  var depth = 8
  /// The most elements of an array that are described one by one; nil for any number.
  var elements: Int?

  /// The limits for what is inside.
  var inside: DescribeLimits { DescribeLimits(depth: depth - 1, elements: elements) }
}

/// A value within limits.
func describe(_ value: Any, within limits: DescribeLimits) -> String {
  let type = type(of: value)
  // What is declared as `Any`, or as a protocol, may be wrapped once more.
  func cast<T>(_: T.Type) -> String {
    (value as? T).map { describe(known: $0, within: limits) } ?? "\(value)"
  }
  func open<T>(_ opened: T) -> String {
    T.self == type
      ? describe(known: opened, within: limits) : _openExistential(type, do: cast)
  }
  return _openExistential(value, do: open)
}

/// A value of a type that is known.
func describe<T>(known value: T, within limits: DescribeLimits) -> String {
  let form = TextForm.of(T.self)
  switch form {
  // The commonest types first: to look for a conformance takes longer.
  case .text:
    if let text = value as? String { return text.quoted }
    if let text = value as? any StringProtocol { return String(text).quoted }
  case .number: return (value as? Int).map(String.init) ?? "\(value)"
  case .lossless:
    if let flag = value as? Bool { return flag.description }
    if let amount = value as? any LosslessStringConvertible { return amount.description }
  case .structure, .optional, .array, .parts: break
  }
  guard limits.depth > 0 else { return "…" }
  return withUnsafePointer(to: value) { pointer in
    switch form {
    case .structure(let name, let fields):
      let parts = fields.map { $0.text(in: pointer, within: limits.inside) }
      return "\(name)(\(parts.joined(separator: ", ")))"
    case .optional(let type):
      return type.held(at: pointer).map { describe($0, within: limits.inside) } ?? "nil"
    case .array(let type):
      return describe(type, at: pointer, within: limits)
    default: return describe(Mirror(reflecting: value), of: value, within: limits)
    }
  }
}

/// An array by its elements.
private func describe(
  _ type: any AnyArray.Type, at pointer: UnsafeRawPointer, within limits: DescribeLimits
) -> String {
  func texts(_ elements: [Any]) -> [String] {
    elements.map { describe($0, within: limits.inside) }
  }
  let count = type.count(at: pointer)
  guard let most = limits.elements, count > most else {
    return "[\(texts(type.elements(at: pointer)).joined(separator: ", "))]"
  }
  let (first, last) = DescribeLimits.ends
  let parts =
    texts(type.elements(at: pointer, in: 0..<first))
    // no text: it is recorded, and the same in every language
    + ["… \(count - first - last) more …"]
    + texts(type.elements(at: pointer, in: count - last..<count))
  return "[\(parts.joined(separator: ", "))]"
}

/// A value by its mirror.
private func describe<T>(
  _ mirror: Mirror, of value: T, within limits: DescribeLimits
) -> String {
  func inside() -> String {
    mirror.children.map { child in
      (child.label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? "")
        + describe(child.value, within: limits.inside)
    }.joined(separator: ", ")
  }
  switch mirror.displayStyle {
  case .struct: return "\(type(of: value))(\(inside()))"
  case .class, .foreignReference: return "\(type(of: value))"
  case .tuple: return "(\(inside()))"
  case .collection: return "[\(inside())]"
  case .set:
    // The order of a set differs from process to process.
    let members = mirror.children.map { describe($0.value, within: limits.inside) }
    return "[\(members.sorted().joined(separator: ", "))]"
  case .dictionary:
    let pairs = mirror.children.map { child in
      Mirror(reflecting: child.value).children.map { describe($0.value, within: limits.inside) }
        .joined(separator: ": ")
    }
    return "[\(pairs.sorted().joined(separator: ", "))]"
  case .optional:
    return mirror.children.first.map { describe($0.value, within: limits.inside) } ?? "nil"
  case .enum:
    guard let payload = mirror.children.first else {
      return value is any CustomStringConvertible ? "\(value)" : ".\(value)"
    }
    let inner = describe(payload.value, within: limits.inside)
    let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
    return ".\(payload.label ?? "")" + (isTuple ? inner : "(\(inner))")
  default: return "\(type(of: value))".contains("->") ? "{ … }" : "\(value)"
  }
}

/// How values of a type are written: to ask for conformances, or for a mirror, takes longer than to write
/// one.
private enum TextForm: Sendable {
  /// In quotes.
  case text
  /// By a text of its own, which says more than its parts: `Decimal`, an amount.
  case number
  /// By the text from which it could be made again.
  case lossless
  /// By its properties, none of which is a reference: those lie where the type says.
  case structure(name: String, [StructureField])
  /// By what it holds.
  case optional(any AnyOptional.Type)
  /// By its elements.
  case array(any AnyArray.Type)
  /// By its parts, as a mirror shows them.
  case parts

  private static let known = AddressMemo<TextForm>()

  static func of(_ type: Any.Type) -> TextForm {
    known(ObjectIdentifier(type)) {
      // An answer of no takes a look at every conformance of the program.
      let kind = kind(of: type)
      if kind == .optional {
        return (type as? any AnyOptional.Type).map { .optional($0) } ?? .parts
      }
      if kind == .struct {
        if let type = type as? any AnyArray.Type { return .array(type) }
        if type is any StringProtocol.Type { return .text }
        if type is any Numeric.Type { return .number }
      }
      if type is any LosslessStringConvertible.Type { return .lossless }
      return kind == .struct
        ? StructureField.all(of: type).map { .structure(name: "\(type)", $0) } ?? .parts : .parts
    }
  }
}

/// A stored property of a structure.
private struct StructureField: Sendable {
  let label: String
  /// Where it is, in bytes from the value's beginning.
  let offset: Int
  /// What it is declared as: neither a class nor a protocol.
  let type: Any.Type

  /// The properties of a structure; nil if it makes its own mirror, or if one of them may be a
  /// reference: a weak one can't be read by its type.
  static func all(of type: Any.Type) -> [StructureField]? {
    guard !(type is any CustomReflectable.Type) else { return nil }
    var fields: [StructureField] = []
    let isWhole = _forEachField(of: type) { label, offset, type, _ in
      fields.append(StructureField(label: String(cString: label), offset: offset, type: type))
      return canBeRead(type)
    }
    return isWhole ? fields : nil
  }

  /// Whether a value of a type is found where the type says: a reference may be weak or unowned.
  private static func canBeRead(_ type: Any.Type) -> Bool {
    switch kind(of: type) {
    case .struct, .enum: true
    case .optional:
      (type as? any AnyOptional.Type).map { canBeRead($0.wrapped) } ?? false
    default: false
    }
  }

  /// Label and value.
  func text(in structure: UnsafeRawPointer, within limits: DescribeLimits) -> String {
    func open<T>(_: T.Type) -> String {
      describe(
        known: (structure + offset).assumingMemoryBound(to: T.self).pointee, within: limits)
    }
    return "\(label): \(_openExistential(type, do: open))"
  }
}
