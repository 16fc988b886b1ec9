@_spi(Reflection) import Swift

/// Where the values of a type have arrays, and whether these are long.
///
/// An array may grow with all that is done: the calls that a test double has noted, what can be taken back. Messages
/// that each kept theirs would keep as many elements as the square of their number.
final class LongArrays: Sendable {
  /// The most elements of an array that a message keeps.
  static let mostElements = 100

  private struct Place: Sendable {
    /// Where it is, in bytes from the value's beginning.
    let offset: Int
    let type: any AnyArray.Type
  }

  private let places: [Place]

  /// Looks at a type and the structures in it; nil where they have no array. What is in an enumeration, an optional or
  /// another array isn't looked at.
  init?(in type: Any.Type) {
    places = LongArrays.places(in: type, at: 0)
    if places.isEmpty { return nil }
  }

  private static func places(in type: Any.Type, at start: Int) -> [Place] {
    guard kind(of: type) == .struct, !isBits(type) else { return [] }
    if let array = type as? any AnyArray.Type { return [Place(offset: start, type: array)] }
    if type == String.self { return [] }
    var found: [Place] = []
    _forEachField(of: type) { _, offset, type, _ in
      found += places(in: type, at: start + offset)
      return true
    }
    return found
  }

  /// Whether one of the arrays in the value that lies at an address has more elements than a message keeps.
  func areLong(at pointer: UnsafeRawPointer) -> Bool {
    places.contains { $0.type.count(at: pointer + $0.offset) > LongArrays.mostElements }
  }
}
