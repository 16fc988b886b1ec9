import LayerTracing

/// How many messages of a specimen are kept, and which.
public struct KeptMessages {
  /// The most messages that are kept.
  public var capacity: Int
  /// Which stay when there are more; nil for none but the newest.
  public var retains: ((Message) -> Bool)?

  /// Describes the most messages that are kept, and which of them stay when there are more; none but the newest for
  /// nil.
  public init(
    capacity: Int = Recorder.defaultCapacity, retaining retains: ((Message) -> Bool)? = nil
  ) {
    self.capacity = capacity
    self.retains = retains
  }
}
