/// The names of the types that a value is made of, without their modules, each once: those of
/// structures, enumerations and classes, the value's own first: `["Result<CandyEntity, CandyFailure>",
/// "CandyEntity", …]`. Objects aren't looked into, nor what is very deep, nor what stands behind the first
/// elements of a long list.
func typeNames(
  in value: Any, depth: Int = 8, elements most: Int = LongArrays.mostElements
) -> [String] {
  var names: [String] = []
  func add(_ value: Any, _ depth: Int) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct, .enum, .class, .foreignReference:
      let name = "\(type(of: value))"
      if !names.contains(name) { names.append(name) }
    default: break
    }
    guard depth > 0, mirror.displayStyle != .class else { return }
    // A list has an order; what a set or a dictionary has first differs from process to process.
    let count = mirror.displayStyle == .collection ? most : .max
    for child in mirror.children.prefix(count) { add(child.value, depth - 1) }
  }
  add(value, depth)
  return names
}

/// What a finished trace knows of a value beside its text: its types, which are looked up only when asked
/// for, since few readers of a trace do.
struct TypedValue: Sendable {
  private enum Content {
    /// A value that this process recorded, and the layers that it may name.
    case stored(StoredValue, among: [Party])
    /// The types' names, of a value that was recorded elsewhere.
    case named([String])
  }

  private let content: Content

  init(_ stored: StoredValue, among layers: [Party]) { content = .stored(stored, among: layers) }

  /// Takes the names by which a trace that was recorded elsewhere tells of a value's types.
  init(named types: [String]) { content = .named(types) }

  /// What people read; nothing of a value that was recorded elsewhere, which stands beside this.
  var value: Value {
    switch content {
    case .stored(let stored, let layers): stored.value(layers)
    case .named: .none
    }
  }

  /// The names of its types.
  var types: [String] {
    switch content {
    case .stored(let stored, let layers): stored.types(layers)
    case .named(let types): types
    }
  }
}

@_spi(Reflection) import Swift

/// Which types can never reach an object, whatever their value: found out once for each type, because
/// to look into a value takes microseconds.
///
/// This knows types, not messages, so that recorders can share it.
enum PlainTypes {
  private static let known = AddressMemo<Bool>()

  /// Tells whether values of a type are numbers and texts through and through, so that none can reach
  /// an object: by what its properties are declared as, and not by what they happen to hold. A property
  /// of type `Any` holds a text in one value and an object in the next. Of an enumeration no
  /// declaration can be read: one is plain if its values are nothing but their bits, and a `Result` if what it is
  /// of is plain.
  static func contain(_ type: Any.Type) -> Bool {
    known(ObjectIdentifier(type)) { isPlain(type, depth: 8) }
  }

  /// Looks at a type itself, and only so deep: an array may be of the type that it is a property of.
  private static func isPlain(_ type: Any.Type, depth: Int) -> Bool {
    guard depth > 0 else { return false }
    switch kind(of: type) {
    case .optional:
      return (type as? any AnyOptional.Type).map { isPlain($0.wrapped, depth: depth - 1) } ?? false
    case .struct:
      if type == String.self || type == Bool.self || type is any Numeric.Type { return true }
      if let array = type as? any AnyArray.Type { return isPlain(array.element, depth: depth - 1) }
      // What makes its own mirror may hide something.
      return !(type is any CustomReflectable.Type)
        && _forEachField(of: type) { _, _, type, _ in isPlain(type, depth: depth - 1) }
    case .enum:
      if let result = type as? any AnyResult.Type {
        return [result.success, result.failure].allSatisfy { isPlain($0, depth: depth - 1) }
      }
      return isBits(type)
    default: return false
    }
  }
}

/// A `Result`, whatever it is of.
private protocol AnyResult: SendableMetatype {
  static var success: Any.Type { get }
  static var failure: Any.Type { get }
}

extension Result: AnyResult {
  static var success: Any.Type { Success.self }
  static var failure: Any.Type { Failure.self }
}
