@_spi(Reflection) import Swift

/// What a value holds, told by its type and read where it lies: a mirror tells the same, in ten times the time.
public enum StoredContent {
  /// An object, or none: a weak reference's, too.
  case object(AnyObject?)
  /// A number, or none.
  case int(Int?)
  /// True or false.
  case bool(Bool)
  /// A text, or none.
  case text(String?)
  /// Numbers and texts through and through.
  case plain(Any)
  /// The elements of an array.
  case elements([Any])
  /// A function: nothing can be seen of what it has captured.
  case closure
  /// Anything else: a structure with references, an enumeration, a dictionary.
  case value(Any)
}

extension StoredContent {
  /// Looks at a value.
  public init(_ value: Any) {
    func open<T>(_ value: T) -> StoredContent {
      withUnsafePointer(to: value) { StoredContent(at: $0, T.self) }
    }
    self = _openExistential(value, do: open)
  }

  /// Reads a value of a type that lies at an address; one that is referred to weakly, or isn't owned, doesn't lie as
  /// its type says.
  fileprivate init(at place: UnsafeRawPointer, _ type: Any.Type) {
    func load<T>(_: T.Type) -> T { place.assumingMemoryBound(to: T.self).pointee }
    func any<T>(_ type: T.Type) -> Any { load(type) }
    switch ContentForm.of(type) {
    case .object: self = .object(load(AnyObject?.self))
    case .int: self = .int(load(Int.self))
    case .optionalInt: self = .int(load(Int?.self))
    case .bool: self = .bool(load(Bool.self))
    case .text: self = .text(load(String.self))
    case .optionalText: self = .text(load(String?.self))
    case .plain: self = .plain(_openExistential(type, do: any))
    case .optional(let type): self = type.held(at: place).map { StoredContent($0) } ?? .object(nil)
    case .array(let type): self = .elements(type.elements(at: place))
    case .closure: self = .closure
    case .other: self = .value(_openExistential(type, do: any))
    }
  }

  /// Reads all that a layer stores, those of superclasses last; unowned references aren't followed, and are left out.
  ///
  /// - Parameters:
  ///   - object: The layer.
  ///   - body: Called with what each property holds.
  /// - Returns: Whether it could be read so; false, and nothing was read, if the object is no layer, or a class of its
  ///   chain stores what its source doesn't tell of.
  public static func forEach(in object: AnyObject, _ body: (StoredContent) -> Void) -> Bool {
    guard let layer = LayerClass.layer(object), let fields = LayerClass.of(layer).stored else {
      return false
    }
    for field in fields where field.fact.ownership != .unowned { body(field.stored(in: object)) }
    return true
  }
}

extension LayerClass.Field {
  fileprivate func stored(in layer: AnyObject) -> StoredContent {
    if fact.ownership == .weak { return .object(weakObject(in: layer)) }
    let place = place(in: layer)
    return isReference
      ? .object(place.load(as: AnyObject?.self)) : StoredContent(at: place, type)
  }
}

/// How values of a type are read: found out once for each type.
private enum ContentForm: Sendable {
  case object, int, optionalInt, bool, text, optionalText, plain, closure, other
  case optional(any AnyOptional.Type)
  case array(any AnyArray.Type)

  private static let known = AddressMemo<ContentForm>()

  static func of(_ type: Any.Type) -> ContentForm {
    // The commonest ones take no look-up.
    if type == Int.self { return .int }
    if type == Bool.self { return .bool }
    if type == String.self { return .text }
    return known(ObjectIdentifier(type)) { ContentForm(type) }
  }

  private init(_ type: Any.Type) {
    let kind = kind(of: type)
    if type == Int?.self {
      self = .optionalInt
    } else if type == String?.self {
      self = .optionalText
    } else if PlainTypes.contain(type) {
      self = .plain
    } else if kind == .class {
      self = .object
    } else if kind == .function {
      self = .closure
    } else if kind == .optional, let optional = type as? any AnyOptional.Type {
      self = .optional(optional)
    } else if kind == .struct, let array = type as? any AnyArray.Type {
      self = .array(array)
    } else {
      self = .other
    }
  }
}
