/// A value as the recorder stores it while the program runs: cheap to make, and never a reference
/// to an object, because a trace must not keep anything alive.
public enum StoredValue: @unchecked Sendable {
  /// A value that fits a machine word, or nearly.
  case int(Int)
  case double(Double)
  case bool(Bool)
  case string(String)
  /// Another layer's number.
  case layer(UInt32)
  /// A closure.
  case closure
  /// No value.
  case none
  /// An object that is no layer, of the named class.
  case object(type: String)
  /// A value without references, stored whole; its text is made when the trace is read.
  case whole(any Any)
  /// A value with references inside, described at once, with the names of its types.
  case described(String, types: [String])
  /// The arguments of a message that has several.
  indirect case list([StoredValue])

  /// Stores a value of any type, which may be a parameter that is only lent.
  public init<T>(_ value: borrowing T) {
    let value = copy value
    switch StoredForm.of(T.self) {
    case .int: self = .int(unsafeBitCast(value, to: Int.self))
    case .double: self = .double(unsafeBitCast(value, to: Double.self))
    case .bool: self = .bool(unsafeBitCast(value, to: Bool.self))
    case .string: self = .string(unsafeBitCast(value, to: String.self))
    case .whole: self = .whole(value)
    case .growing(let arrays):
      let isLong = withUnsafePointer(to: value) { arrays.areLong(at: $0) }
      // Elements of a plain type are made of the same types, but for those of a Result.
      self =
        isLong
        ? StoredValue(describing: value, typesOf: DescribeLimits.ends.first) : .whole(value)
    case .looked: self = StoredValue(looking: value)
    }
  }

  /// Stores a value by what it is, as its type doesn't tell: an optional may hold anything, an `Any` too.
  private init<T>(looking value: T) {
    switch value {
    case let value as Int: self = .int(value)
    case let value as String: self = .string(value)
    case let value as Bool: self = .bool(value)
    case let value as Double: self = .double(value)
    case let value as any LayerObject: self = StoredValue(layer: value)
    case let value as any Layered: self = StoredValue(layer: value.standIn)
    default: self = StoredValue(other: value)
    }
  }

  /// Stores a layer by its number. One that no recorder knows has none, and is just an object.
  @usableFromInline
  init(layer: any LayerObject) {
    let token = layer._layerToken
    token.identify(layer)
    self =
      token.id > LayerInstance.appID
      ? .layer(token.id) : .object(type: type(of: layer)._layerFacts.name)
  }

  private init<T>(other value: T) {
    // A task is no value to look at: who stores it may cancel it.
    if value is any AnyTask {
      self = .object(type: "Task")
      return
    }
    if _isPOD(T.self) {
      self = .whole(value)
      return
    }
    if let optional = value as? any AnyOptional {
      self = optional.held.map { StoredValue($0) } ?? .none
      return
    }
    switch References.inside(value) {
    case .isObject: self = .object(type: "\(Swift.type(of: value))")
    case .isClosure: self = .closure
    case .none: self = .whole(value)
    case .some: self = StoredValue(describing: value)
    }
  }

  private init<T>(describing value: T, typesOf elements: Int = LongArrays.mostElements) {
    self = .described(
      describe(value, within: .recorded), types: typeNames(in: value, elements: elements))
  }

  /// The value as a finished trace holds it, for good, as text or number.
  func value(_ layers: [Party]) -> Value {
    switch self {
    case .int(let value): .int(value)
    case .double(let value): .double(value)
    case .bool(let value): .bool(value)
    case .string(let value): .string(value)
    case .layer(let id):
      .layer(
        id: id, name: Int(id) < layers.count ? layers[Int(id)].name ?? layers[Int(id)].type : "")
    case .closure: .closure
    case .none: .none
    case .object(let type): .described(type)
    case .whole(let value):
      // An optional of plain bytes was stored without a look inside.
      if let optional = value as? any AnyOptional {
        optional.held.map { StoredValue($0).value(layers) } ?? .none
      } else {
        .described(describe(value))
      }
    case .described(let text, _): .described(text)
    case .list(let values):
      .described("(\(values.map { $0.value(layers).description }.joined(separator: ", ")))")
    }
  }
}

extension StoredValue {
  /// The names of the types that it is made of, without their modules.
  func types(_ layers: [Party]) -> [String] {
    switch self {
    case .int, .double, .bool, .string, .closure, .none: []
    case .layer(let id): Int(id) < layers.count ? [layers[Int(id)].type] : []
    case .object(let type): [type]
    case .whole(let value): typeNames(in: value)
    case .described(_, let types): types
    case .list(let values): values.flatMap { $0.types(layers) }
    }
  }
}

/// How values of a type are stored, as far as the type tells: found out once for each type, because casts take as long
/// as a message.
private enum StoredForm: Sendable {
  case int, double, bool, string
  /// Without references inside.
  case whole
  /// Without references inside, where no array in it is long.
  case growing(LongArrays)
  /// Each value has to be looked at.
  case looked

  private static let known = AddressMemo<StoredForm>()

  static func of<T>(_ type: T.Type) -> StoredForm {
    if type == Int.self { return .int }
    if type == String.self { return .string }
    return known(ObjectIdentifier(type)) { StoredForm(type) }
  }

  private init<T>(_ type: T.Type) {
    if type == Double.self {
      self = .double
    } else if type == Bool.self {
      self = .bool
    } else if let optional = type as? any AnyOptional.Type {
      // What is held is stored by its own case, so only an optional of other bits is stored as it is.
      self = _isPOD(T.self) && StoredForm.isWhole(optional.wrapped) ? .whole : .looked
    } else {
      let isPlain = !(type is AnyObject.Type) && (_isPOD(T.self) || PlainTypes.contain(type))
      self = isPlain ? LongArrays(in: type).map { .growing($0) } ?? .whole : .looked
    }
  }

  private static func isWhole(_ type: Any.Type) -> Bool {
    func isWhole<T>(_ type: T.Type) -> Bool {
      if case .whole = StoredForm.of(type) { true } else { false }
    }
    return _openExistential(type, do: isWhole)
  }
}

/// Whether a value reaches an object, found by looking.
private enum References {
  case none, some, isObject, isClosure

  /// Looks into a value; what is deeper than `depth` counts as an object.
  static func inside(_ value: Any, depth: Int = 8) -> References {
    if value is String || value is any Numeric { return .none }
    // A mirror that its type made may leave objects out.
    if value is any CustomReflectable, !String(reflecting: type(of: value)).hasPrefix("Swift.") {
      return .some
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class || mirror.displayStyle == .foreignReference {
      return .isObject
    }
    if mirror.displayStyle == nil, mirror.children.isEmpty {
      // A function, a metatype or an opaque value such as a number: only the first can refer.
      return "\(type(of: value))".contains("->") ? .isClosure : .none
    }
    guard depth > 0 else { return .some }
    for child in mirror.children where inside(child.value, depth: depth - 1) != .none {
      return .some
    }
    return .none
  }
}

/// A `Task`, whatever it results in.
private protocol AnyTask {}
extension Task: AnyTask {}
