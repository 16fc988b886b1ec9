/// Something that was read, and where it stands.
public struct Located<Value> {
  /// What was read.
  public let value: Value
  /// Where it stands in the line, in UTF-8 bytes from 0.
  public let span: Range<Int>

  /// Puts a value in its place.
  public init(_ value: Value, at span: Range<Int>) {
    self.value = value
    self.span = span
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}
