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

  /// Words that a comparison doesn't hold, or does and should not: how a sentence goes on that has told
  /// the left value, `, not 1`.
  func denial(of right: String, wanted: Bool = true) -> String {
    switch (self, wanted) {
    case (.equal, true), (.unequal, false): ", not \(right)"
    case (.unequal, true), (.equal, false): ", and should be something else"
    case (.less, true), (.atLeast, false): ", not less than \(right)"
    case (.atMost, true), (.more, false): ", not at most \(right)"
    case (.more, true), (.atMost, false): ", not more than \(right)"
    case (.atLeast, true), (.less, false): ", not at least \(right)"
    case (.contains, true): ", without \(right)"
    case (.contains, false): ", which contains \(right)"
    }
  }
}
