import LayerTracing

/// How many messages of a specimen are kept, and which.
public struct Store {
  /// The most messages that are kept.
  public var capacity: Int
  /// Which stay when the store is full; nil for none but the newest.
  public var retains: ((Message) -> Bool)?

  /// Describes a store.
  ///
  /// - Parameters:
  ///   - capacity: The most messages that are kept.
  ///   - retains: Which stay when the store is full; nil for none but the newest.
  public init(
    capacity: Int = Recorder.defaultCapacity, retaining retains: ((Message) -> Bool)? = nil
  ) {
    self.capacity = capacity
    self.retains = retains
  }
}
