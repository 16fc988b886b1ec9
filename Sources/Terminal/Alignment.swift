/// Where a text stands within columns that it does not fill.
public enum Alignment: Sendable {
  /// At the left edge.
  case left
  /// In the middle; of an odd number of spare columns the greater half goes to the right.
  case center
  /// At the right edge.
  case right

  /// The blank columns before and after a text that leaves `spare` columns free.
  func padding(_ spare: Int) -> (before: Int, after: Int) {
    switch self {
    case .left: (0, max(spare, 0))
    case .center: (max(spare, 0) / 2, (max(spare, 0) + 1) / 2)
    case .right: (max(spare, 0), 0)
    }
  }
}
