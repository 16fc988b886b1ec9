/// The bits of a plain value that a layer stores, to tell in a moment whether the value is still the same.
///
/// Only values that are nothing but their bits, of two words at most, have such: an `Int`, a `Bool`, an optional `Double`,
/// an enumeration without objects. The layer isn't kept: the caller knows that it is there.
public struct StoredBits {
  private let address: UnsafeRawPointer
  private let type: Any.Type
  private let size: Int
  private var bits: (UInt64, UInt64)

  /// Takes the bits of a property; nil if it holds something else, or isn't stored.
  public init?(of property: PropertyFact, in layer: any LayerObject) {
    guard
      let field = LayerClass.of(layer).own.first(where: { $0.fact.name == property.name }),
      field.fact.ownership == .strong, let size = StoredBits.size(of: field.type)
    else { return nil }
    address = field.place(in: layer)
    type = field.type
    self.size = size
    bits = StoredBits.read(address, size)
  }

  /// Whether the layer still holds the same value; the layer must be alive.
  public var isCurrent: Bool { StoredBits.read(address, size) == bits }

  /// Takes the bits of the value that the layer holds now; the layer must be alive.
  ///
  /// - Returns: The value.
  public mutating func renew() -> LayerProperty.Content {
    bits = StoredBits.read(address, size)
    return LayerProperty.Content(at: address, as: type)
  }

  /// How many bytes the values of a type take; nil where they are more than their bits, or longer than two words.
  private static func size(of type: Any.Type) -> Int? {
    func size<T>(_: T.Type) -> Int? {
      _isPOD(T.self) && MemoryLayout<T>.size <= 16 ? MemoryLayout<T>.size : nil
    }
    return _openExistential(type, do: size)
  }

  private static func read(_ address: UnsafeRawPointer, _ size: Int) -> (UInt64, UInt64) {
    var bits: (UInt64, UInt64) = (0, 0)
    withUnsafeMutableBytes(of: &bits) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: address, count: size))
    }
    return bits
  }
}
