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
  /// A value without references, stored whole; its text is made when somebody looks.
  case whole(any Any)
  /// A value with references inside, described at once.
  case described(String)
  /// The arguments of a message that has several.
  indirect case list([StoredValue])

  /// Stores a value of any type.
  public init<T>(_ value: T) {
    switch value {
    case let value as Int: self = .int(value)
    case let value as String: self = .string(value)
    case let value as Bool: self = .bool(value)
    case let value as Double: self = .double(value)
    case let value as any LayerObject:
      value._layerToken.identify(value)
      self = .layer(value._layerToken.id)
    default: self = StoredValue(other: value)
    }
  }

  private init<T>(other value: T) {
    if _isPOD(T.self) {
      self = .whole(value)
      return
    }
    if let wrapped = Optional<Any>.unwrapped(value) {
      guard let inner = wrapped.value else {
        self = .none
        return
      }
      self = StoredValue(inner)
      return
    }
    switch References.inside(value) {
    case .isObject: self = .object(type: "\(Swift.type(of: value))")
    case .none: self = .whole(value)
    case .some: self = .described(describe(value))
    }
  }

  /// The value as a finished trace holds it.
  ///
  /// - Parameter layers: What people call each layer.
  func value(_ layers: [Party]) -> Value {
    switch self {
    case .int(let value): .int(value)
    case .double(let value): .double(value)
    case .bool(let value): .bool(value)
    case .string(let value): .string(value)
    case .layer(let id):
      .layer(id: id, name: Int(id) < layers.count ? layers[Int(id)].name ?? layers[Int(id)].type : "")
    case .closure: .closure
    case .none: .none
    case .object(let type): .described(type)
    case .whole(let value): .described(describe(value))
    case .described(let text): .described(text)
    case .list(let values): .described("(\(values.map { $0.value(layers).description }.joined(separator: ", ")))")
    }
  }
}

extension Optional where Wrapped == Any {
  /// What an optional of any type holds; nil if the value is no optional.
  fileprivate static func unwrapped<T>(_ value: T) -> (value: Any?, Void)? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return nil }
    return (mirror.children.first?.value, ())
  }
}

/// Whether a value reaches an object, found by looking.
private enum References {
  case none, some, isObject

  static func inside(_ value: Any) -> References {
    if value is String { return .none }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class || mirror.displayStyle == .foreignReference { return .isObject }
    if mirror.displayStyle == nil, mirror.children.isEmpty {
      // A function, a metatype or an opaque value such as a number: only the first can refer.
      return "\(type(of: value))".contains("->") ? .some : .none
    }
    for child in mirror.children where inside(child.value) != .none { return .some }
    return .none
  }
}
