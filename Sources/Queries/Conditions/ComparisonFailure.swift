/// A comparison that didn't turn out as it should, with the values that were found.
public struct ComparisonFailure: Hashable, Sendable {
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

  /// What is the case, on one line: `mvp.presenter.amount.number is 0, not 1`.
  public var statement: String {
    switch (comparison.left, comparison.right) {
    case (.reference(let left), .literal):
      return sentence(left.description, self.left, comparison.comparison, right.description)
    case (.reference(let left), .reference(let right)):
      return sentence(
        left.description, self.left, comparison.comparison, "\(self.right) (\(right))")
    case (.literal, .reference(let right)):
      if let mirrored = comparison.comparison.mirrored {
        return sentence(right.description, self.right, mirrored, left.description)
      }
      return "\(right) is \(self.right), which \(left) \(wanted ? "doesn't contain" : "contains")"
    case (.literal, .literal):
      return "\(comparison) is \(wanted ? "false" : "true")"
    }
  }

  private func sentence(
    _ subject: String, _ value: QueryValue, _ asked: ComparisonOperator, _ other: String
  ) -> String {
    "\(subject) is \(value)\(asked.denial(of: other, wanted: wanted))"
  }
}
