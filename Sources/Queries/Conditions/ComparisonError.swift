import Languages

/// A comparison that didn't turn out as it should, with the values that were found.
public struct ComparisonError: Hashable, Sendable {
  /// The comparison.
  public let comparison: Comparison
  /// What its left operand was.
  public let left: QueryValue
  /// What its right operand was.
  public let right: QueryValue
  /// Whether it should have held; false under a `not`.
  public let wanted: Bool

  /// The reference that the statement is about: the left one, or the right one if the left is a
  /// plain value; nil if both are.
  public var subject: ValueReference? {
    if case .reference(let reference) = comparison.left { return reference }
    if case .reference(let reference) = comparison.right { return reference }
    return nil
  }

  /// A kind of mismatch between two values.
  private enum Mismatch {
    /// A name leads to a value, which was compared with something.
    case value(of: String, QueryValue, ComparisonOperator, String)
    /// A name leads to a text, which a literal was checked to contain.
    case part(of: String, QueryValue, String)
    /// Two plain values were compared: how that is written.
    case plain(String)
  }

  /// The mismatch of this comparison, the name in front.
  private var mismatch: Mismatch {
    switch (comparison.left, comparison.right) {
    case (.reference(let left), .literal):
      return .value(of: left.description, self.left, comparison.comparison, right.description)
    case (.reference(let left), .reference(let right)):
      return .value(
        of: left.description, self.left, comparison.comparison, "\(self.right) (\(right))")
    case (.literal, .reference(let right)):
      if let mirrored = comparison.comparison.mirrored {
        return .value(of: right.description, self.right, mirrored, left.description)
      }
      return .part(of: right.description, self.right, left.description)
    case (.literal, .literal): return .plain(comparison.description)
    }
  }

  /// What is the case, on one line: `mvp.presenter.amount.number is 0, not 1`.
  public var statement: String {
    switch mismatch {
    case .value(let name, let value, let asked, let other):
      localized("check.value.\(asked.denied(wanted: wanted))", name, value.description, other)
    case .part(let name, let value, let whole):
      localized("check.part", name, value.description, whole, wanted)
    case .plain(let comparison): localized("check.plain", comparison, wanted)
    }
  }
}
