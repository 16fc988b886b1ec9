@_spi(Reflection) import Swift

/// Reads unowned references without following them.
enum Unowned {
  /// The reflection of classes, by its value: the constant of that name is a variable.
  private static let classType = _EachFieldOptions(rawValue: 1)

  /// The address that an unowned property holds.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - object: The object that has it.
  ///   - level: The class that declares it, the object's own or a superclass.
  /// - Returns: The address, 0 for nil; nil if the class has no such property.
  static func address(held name: String, by object: AnyObject, at level: Any.Type) -> UInt? {
    var place: Int?
    // Superclasses' fields come first, and the class's own may have the same name.
    _forEachField(of: level, options: classType) { field, offset, _, _ in
      if String(cString: field) == name { place = offset }
      return true
    }
    // A class-bound protocol's value begins with the object, and so does an optional's.
    return place.map { offset in
      withExtendedLifetime(object) {
        (Unmanaged.passUnretained(object).toOpaque() + offset).load(as: UInt.self)
      }
    }
  }
}
