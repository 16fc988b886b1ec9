/// What one stored property of a layer holds, read where it lies: a mirror tells the same, in ten times the time.
public enum StoredContent {
  /// An object, or none: a weak reference's, too.
  case object(AnyObject?)
  /// A number, or none.
  case int(Int?)
  /// True or false.
  case bool(Bool)
  /// A text, or none.
  case text(String?)
  /// Anything else: a structure, an enumeration, a closure.
  case value(Any)
}

extension StoredContent {
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
    let place = place(in: layer)
    if fact.ownership == .weak { return .object(weakObject(in: layer)) }
    if isReference { return .object(place.load(as: AnyObject?.self)) }
    func load<T>(_: T.Type) -> T { place.assumingMemoryBound(to: T.self).pointee }
    if type == Int.self { return .int(load(Int.self)) }
    if type == Bool.self { return .bool(load(Bool.self)) }
    if type == String.self { return .text(load(String.self)) }
    if type == String?.self { return .text(load(String?.self)) }
    if type == Int?.self { return .int(load(Int?.self)) }
    func any<T>(_ type: T.Type) -> Any { load(type) }
    return .value(_openExistential(type, do: any))
  }
}
