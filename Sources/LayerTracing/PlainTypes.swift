/// Which structs can never reach an object, whatever their value: found out once for each type,
/// because to look into a value takes microseconds.
///
/// This knows types, not messages, so that recorders can share it.
enum PlainTypes {
  private static let known = Memo<ObjectIdentifier, Bool>()

  /// Tells whether values of a type are numbers and texts through and through.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - example: A value of it.
  /// - Returns: Whether none of its values can reach an object.
  static func contain<T>(_ type: T.Type, like example: T) -> Bool {
    known(ObjectIdentifier(type)) { isPlain(example) }
  }

  /// Whether a value is a number, a text, or a struct of such, by its declared type and not by what
  /// it happens to hold: a property of type `Any` holds a text in one value and an object in the
  /// next. A mirror may show such a property by what it holds; then the parts don't add up to the
  /// whole, since the property takes more room.
  private static func isPlain<T>(_ value: T) -> Bool {
    guard type(of: value as Any) == T.self else { return false }
    if value is String || value is any Numeric || value is Bool { return true }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct, !(value is any CustomReflectable) else { return false }
    var end = 0
    for child in mirror.children {
      guard isPlain(opening: child.value) else { return false }
      let (size, alignment) = layout(of: child.value)
      end = (end + alignment - 1) / alignment * alignment + size
    }
    return end == MemoryLayout<T>.size
  }

  private static func isPlain(opening value: Any) -> Bool {
    func open<V>(_ value: V) -> Bool { isPlain(value) }
    return _openExistential(value, do: open)
  }

  /// The size and the alignment of a value's own type, in bytes.
  private static func layout(of value: Any) -> (size: Int, alignment: Int) {
    func size<V>(_ value: V) -> Int { MemoryLayout<V>.size }
    func alignment<V>(_ value: V) -> Int { MemoryLayout<V>.alignment }
    return (_openExistential(value, do: size), _openExistential(value, do: alignment))
  }
}
