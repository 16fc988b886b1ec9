/// Something that is true or false of layers and messages: `number > 1 and not result == nil`.
///
/// ```
/// condition   = conjunction {"or" conjunction}
/// conjunction = negation {"and" negation}
/// negation    = "not" negation | "(" condition ")" | comparison
/// ```
public indirect enum Condition: Hashable, Sendable {
  /// Two operands, compared.
  case comparison(Comparison)
  /// That something isn't so.
  case not(Condition)
  /// That all of these are so; two at least.
  case all([Condition])
  /// That one of these is so; two at least.
  case any([Condition])

  /// The references that an evaluation looks up, from left to right.
  public var references: [ValueReference] {
    switch self {
    case .comparison(let comparison):
      [comparison.left, comparison.right].compactMap {
        if case .reference(let reference) = $0 { reference } else { nil }
      }
    case .not(let condition): condition.references
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.references)
    }
  }

  /// The specimens whose values are looked up, each time that they are named.
  public var specimens: [Located<SpecimenReference>] {
    references.compactMap {
      guard case .path(let path) = $0.target else { return nil }
      return Located(path.specimen, at: path.specimenSpan)
    }
  }

  /// Whether the condition is true. References are looked up from left to right, and only as far as
  /// needed. Values that can't be compared throw a ``QueryError``.
  public func evaluate(
    _ resolve: (ValueReference) throws(QueryError) -> QueryValue
  ) throws(QueryError) -> Bool {
    try failures(resolve).isEmpty
  }

  /// The comparisons that keep the condition from being true: the first that fails of those joined by
  /// `and`, all of those joined by `or`. Values that can't be compared throw a ``QueryError``.
  public func failures(
    _ resolve: (ValueReference) throws(QueryError) -> QueryValue
  ) throws(QueryError) -> [ComparisonError] {
    try failures(wanted: true, resolve)
  }

  private func failures(
    wanted: Bool, _ resolve: (ValueReference) throws(QueryError) -> QueryValue
  ) throws(QueryError) -> [ComparisonError] {
    switch self {
    case .comparison(let comparison):
      let left = try Condition.value(comparison.left, resolve)
      let right = try Condition.value(comparison.right, resolve)
      if try comparison.holds(left, right) == wanted { return [] }
      return [
        ComparisonError(comparison: comparison, left: left, right: right, wanted: wanted)
      ]
    case .not(let condition): return try condition.failures(wanted: !wanted, resolve)
    case .all(let conditions), .any(let conditions):
      // De Morgan: under `not`, `and` needs one part to be false, and `or` needs all of them to be.
      let isEachNeeded = if case .all = self { wanted } else { !wanted }
      var failures: [ComparisonError] = []
      for condition in conditions {
        let own = try condition.failures(wanted: wanted, resolve)
        if own.isEmpty != isEachNeeded { return own }
        failures += own
      }
      return failures
    }
  }

  private static func value(
    _ operand: Operand, _ resolve: (ValueReference) throws(QueryError) -> QueryValue
  ) throws(QueryError) -> QueryValue {
    switch operand {
    case .literal(let value, _): value
    case .reference(let reference): try resolve(reference)
    }
  }
}

extension Condition: CustomStringConvertible {
  /// The condition as it is read, with no more parentheses than it needs.
  public var description: String {
    switch self {
    case .comparison(let comparison): comparison.description
    case .not(let condition): "not \(condition.text(inside: .not))"
    case .all(let conditions):
      conditions.map { $0.text(inside: .all) }.joined(separator: " and ")
    case .any(let conditions): conditions.map { $0.text(inside: .any) }.joined(separator: " or ")
    }
  }

  private enum Level: Int { case any, all, not }

  private var level: Level {
    switch self {
    case .any: .any
    case .all: .all
    case .not, .comparison: .not
    }
  }

  private func text(inside level: Level) -> String {
    // Superfluous parentheses are kept: they were read as a list inside a list of the same kind.
    let isBound = self.level.rawValue > level.rawValue || (level == .not && self.level == .not)
    return isBound ? description : "(\(description))"
  }
}
