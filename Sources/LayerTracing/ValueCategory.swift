@_spi(Reflection) import Swift

/// What can be found in a value, by its type.
enum ValueCategory {
  /// It is a layer.
  case layer
  /// It holds something, or nothing.
  case optional
  /// It holds several things.
  case collection
  /// It makes its own mirror, and may show itself as one of these.
  case mirrored
  /// It is what it is.
  case plain

  private static let known = AddressMemo<ValueCategory>()

  /// What values of a type are.
  static func of(_ type: Any.Type) -> ValueCategory {
    known(ObjectIdentifier(type)) {
      // An answer of no takes a look at every conformance of the program.
      let kind = kind(of: type)
      if kind == .class, type is any LayerObject.Type { return .layer }
      if kind == .optional { return .optional }
      if kind == .struct {
        if type is any Layered.Type { return .layer }
        if type is any AnyArray.Type { return .collection }
        if type is any StringProtocol.Type || type is any Numeric.Type || type == Bool.self {
          return .plain
        }
        if type is any Collection.Type { return isUnordered(type) ? .plain : .collection }
      }
      return type is any CustomReflectable.Type ? .mirrored : .plain
    }
  }

  /// Whether a type is a dictionary or a set: layers in those have no place to be named by.
  private static func isUnordered(_ type: Any.Type) -> Bool {
    type is any ExpressibleByDictionaryLiteral.Type || type is any SetAlgebra.Type
  }

  /// Whether a value of a type can be a layer, or hold some.
  static func mayLead(_ type: Any.Type) -> Bool {
    switch kind(of: type) {
    case .struct, .enum:
      // These refer to no object; each answer of no below takes a look at every conformance of the program.
      if isBits(type) || type == String.self { return false }
      if let array = type as? any AnyArray.Type { return mayLead(array.element) }
      if type is any Layered.Type { return true }
      // A wrapper may show what it holds as if the property held it.
      return (type is any Sequence.Type || type is any CustomReflectable.Type)
        && !(type is any Numeric.Type) && !isUnordered(type)
    // The library has no word for the kind of any P<Int>, among others.
    case .class, .existential, .unknown: return true
    case .optional: return (type as? any AnyOptional.Type).map { mayLead($0.wrapped) } ?? true
    default: return false
    }
  }
}

/// An optional of any type.
protocol AnyOptional: SendableMetatype {
  /// What it holds.
  var held: Any? { get }
  /// The type of what it holds.
  static var wrapped: Any.Type { get }
  /// What an optional of this type holds that lies at an address.
  static func held(at pointer: UnsafeRawPointer) -> Any?
}

extension Optional: AnyOptional {
  var held: Any? { map { $0 as Any } }
  static var wrapped: Any.Type { Wrapped.self }
  static func held(at pointer: UnsafeRawPointer) -> Any? {
    pointer.assumingMemoryBound(to: Self.self).pointee.held
  }
}

/// An array of any type.
protocol AnyArray: SendableMetatype {
  /// The type of its elements.
  static var element: Any.Type { get }
  /// How many elements an array of this type has that lies at an address.
  static func count(at pointer: UnsafeRawPointer) -> Int
  /// The elements of an array of this type that lies at an address.
  static func elements(at pointer: UnsafeRawPointer) -> [Any]
  /// Some of them, by their places.
  static func elements(at pointer: UnsafeRawPointer, in places: Range<Int>) -> [Any]
  /// Reads the memory of the elements of an array of this type that lies at an address.
  static func withBytes<Result>(
    at pointer: UnsafeRawPointer, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result
}

extension Array: AnyArray {
  static var element: Any.Type { Element.self }
  static func count(at pointer: UnsafeRawPointer) -> Int {
    pointer.assumingMemoryBound(to: Self.self).pointee.count
  }
  static func elements(at pointer: UnsafeRawPointer) -> [Any] {
    pointer.assumingMemoryBound(to: Self.self).pointee
  }
  static func elements(at pointer: UnsafeRawPointer, in places: Range<Int>) -> [Any] {
    pointer.assumingMemoryBound(to: Self.self).pointee[places].map { $0 as Any }
  }
  static func withBytes<Result>(
    at pointer: UnsafeRawPointer, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    pointer.assumingMemoryBound(to: Self.self).pointee.withUnsafeBytes(body)
  }
}

/// What sort of type a type is: the standard library tells it of a type's fields.
func kind(of type: Any.Type) -> _MetadataKind {
  struct Probe<T> { let field: T }
  func probe<T>(_: T.Type) -> _MetadataKind {
    var found = _MetadataKind.unknown
    _forEachField(of: Probe<T>.self) { _, _, _, kind in
      found = kind
      return true
    }
    return found
  }
  return _openExistential(type, do: probe)
}

/// Whether the values of a type are nothing but their bits: they refer to no object that is counted.
func isBits(_ type: Any.Type) -> Bool {
  func isPOD<T>(_: T.Type) -> Bool { _isPOD(T.self) }
  return _openExistential(type, do: isPOD)
}
