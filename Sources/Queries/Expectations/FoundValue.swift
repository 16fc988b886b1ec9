/// A value, and what is known of where it comes from.
public struct FoundValue: Hashable, Sendable {
  /// The value.
  public let value: QueryValue
  /// Which message set it, in words for people: `set inside mvp#2.5`; nil if that isn't known.
  public let setBy: String?

  /// Makes a found value.
  public init(_ value: QueryValue, setBy: String? = nil) {
    self.value = value
    self.setBy = setBy
  }
}
