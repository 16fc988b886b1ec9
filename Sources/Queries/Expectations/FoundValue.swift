/// A value, and what is known of where it comes from.
public struct FoundValue: Hashable, Sendable {
  /// The value.
  public let value: QueryValue
  /// What set it; nil if that isn't known.
  public let origin: ValueOrigin?

  /// Makes a found value.
  public init(_ value: QueryValue, from origin: ValueOrigin? = nil) {
    self.value = value
    self.origin = origin
  }
}
