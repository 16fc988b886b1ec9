/// A list in a text (CommonMark 0.29, section 5.3).
public struct ProseList: Hashable, Sendable {
  /// The number of the first item, 0 to 999,999,999; nil for bullets.
  public var start: Int?
  /// Whether its items follow each other without blank lines.
  public var isTight: Bool
  /// What each item consists of.
  public var items: [[ProseBlock]]

  /// Makes a list.
  public init(start: Int? = nil, isTight: Bool = true, items: [[ProseBlock]]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }
}
