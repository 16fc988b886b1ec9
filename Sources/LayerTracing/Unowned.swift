@_spi(Reflection) import Swift

/// Reads what a mirror doesn't tell: unowned references, without following them, and the types of
/// fields.
enum Unowned {
  /// The reflection of classes, by its value: the constant of that name is a variable.
  private static let classType = _EachFieldOptions(rawValue: 1)

  /// Whether a class has type parameters.
  static func isGeneric(_ level: Any.Type) -> Bool { "\(level)".utf8.contains(UInt8(ascii: "<")) }

  /// What a property of a generic class is declared as there, with the parameter's argument in its
  /// place: `CountInteractable` for `InteractorType`.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - level: The class that declares it.
  /// - Returns: The type's name; nil if the type is one that is written otherwise in source, such as an
  ///   array.
  static func argument(for name: String, at level: Any.Type) -> String? {
    var found: String?
    _forEachField(of: level, options: classType) { field, _, type, _ in
      if String(cString: field) == name { found = "\(type)" }
      return true
    }
    return found.flatMap { $0.contains("<") ? nil : $0 }
  }

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
