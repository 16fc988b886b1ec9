import LayerTracing

/// How many messages of a specimen are kept, and which.
public struct Store {
  /// The most messages that are kept.
  public var capacity: Int
  /// Which stay when the store is full; nil for none but the newest.
  public var retains: ((Message) -> Bool)?

  /// Describes a store by the most messages that are kept, and which of them stay when it is full; none
  /// but the newest for nil.
  public init(
    capacity: Int = Recorder.defaultCapacity, retaining retains: ((Message) -> Bool)? = nil
  ) {
    self.capacity = capacity
    self.retains = retains
  }
}
