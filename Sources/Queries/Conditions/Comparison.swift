import Languages

/// Two operands, and what is asked of them: `number > 1`.
///
/// ```
/// comparison = operand ("==" | "!=" | "<" | "<=" | ">" | ">=" | "contains") operand
/// ```
public struct Comparison: Hashable, Sendable {
  /// What is asked about.
  public let left: Operand
  /// What is asked.
  public let comparison: ComparisonOperator
  /// What it is compared with.
  public let right: Operand

  /// Makes a comparison.
  public init(_ left: Operand, _ comparison: ComparisonOperator, _ right: Operand) {
    self.left = left
    self.comparison = comparison
    self.right = right
  }

  /// Tells whether the comparison holds; a ``QueryError`` is thrown if the values can't be compared in
  /// this way. Nil equals only nil.
  func holds(_ left: QueryValue, _ right: QueryValue) throws(QueryError) -> Bool {
    switch comparison {
    case .contains:
      guard case .string(let text) = left else {
        throw QueryError(.notText(left), at: self.left.span)
      }
      guard case .string(let part) = right else {
        throw QueryError(.notText(right), at: self.right.span)
      }
      return text.contains(part)
    case .equal: return try areEqual(left, right)
    case .unequal: return try !areEqual(left, right)
    case .less, .atMost, .more, .atLeast:
      guard case .number(let first) = left else {
        throw QueryError(.unordered(left), at: self.left.span)
      }
      guard case .number(let second) = right else {
        throw QueryError(.unordered(right), at: self.right.span)
      }
      return comparison.holds(first, second)
    }
  }

  private func areEqual(_ left: QueryValue, _ right: QueryValue) throws(QueryError) -> Bool {
    if left == .nil || right == .nil { return left == right }
    guard left.sort == right.sort else {
      throw QueryError(
        .incomparable(left, right), at: self.left.span.lowerBound..<self.right.span.upperBound)
    }
    return left == right
  }
}

extension Comparison: CustomStringConvertible {
  /// The comparison as it is read.
  public var description: String { "\(left) \(comparison.rawValue) \(right)" }
}

extension Comparison {
  init(from reader: inout TokenReader, in scope: Operand.Scope) throws(QueryError) {
    let left = try Operand(from: &reader, in: scope)
    let comparison = try reader.one(
      of: ComparisonOperator.allCases.map { ($0.rawValue, $0) }, localized("query.thing.comparison")
    )
    self.init(left, comparison, try Operand(from: &reader, in: scope))
  }
}

extension Comparison {
  // no text: the notation of the grammar
  static let production = Production(
    "comparison", "= operand operator operand",
    note: { ComparisonOperator.allCases.map(\.rawValue).joined(separator: " ") })
}
