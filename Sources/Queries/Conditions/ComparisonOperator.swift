/// What a comparison asks.
public enum ComparisonOperator: String, CaseIterable, Hashable, Sendable {
  /// Is the same.
  case equal = "=="
  /// Is not the same.
  case unequal = "!="
  /// Is less than.
  case less = "<"
  /// Is at most.
  case atMost = "<="
  /// Is more than.
  case more = ">"
  /// Is at least.
  case atLeast = ">="
  /// Has in it.
  case contains

  /// What asks the same with left and right exchanged; nil for `contains`.
  var mirrored: ComparisonOperator? {
    switch self {
    case .equal, .unequal: self
    case .less: .more
    case .atMost: .atLeast
    case .more: .less
    case .atLeast: .atMost
    case .contains: nil
    }
  }

  /// Whether it holds between two numbers; `contains` never does.
  func holds(_ left: ExactNumber, _ right: ExactNumber) -> Bool {
    switch self {
    case .equal: left == right
    case .unequal: left != right
    case .less: left < right
    case .atMost: left <= right
    case .more: left > right
    case .atLeast: left >= right
    case .contains: false
    }
  }

  /// The demand that wasn't met, as a part of a text's key. If the comparison should not have held,
  /// that is the opposite operator.
  func denied(wanted: Bool = true) -> String {
    switch (self, wanted) {
    case (.equal, true), (.unequal, false): "equal"
    case (.unequal, true), (.equal, false): "unequal"
    case (.less, true), (.atLeast, false): "less"
    case (.atMost, true), (.more, false): "at-most"
    case (.more, true), (.atMost, false): "more"
    case (.atLeast, true), (.less, false): "at-least"
    case (.contains, true): "contains"
    case (.contains, false): "contains-not"
    }
  }
}
