import LayerTracing

/// How many messages of a specimen are kept, and which.
public struct KeptMessages {
  /// The most messages that are kept.
  public var capacity: Int
  /// What all specimens may take together; nil if nothing else limits them.
  public var budget: MessageBudget?
  /// Which stay when there are more; nil for none but the newest.
  public var retains: ((Message) -> Bool)?

  /// Describes the most messages that are kept, within a budget if there is one, and which of them stay when there are
  /// more; none but the newest for nil.
  public init(
    capacity: Int = Recorder.defaultCapacity, within budget: MessageBudget? = nil,
    retaining retains: ((Message) -> Bool)? = nil
  ) {
    self.capacity = capacity
    self.budget = budget
    self.retains = retains
  }
}
