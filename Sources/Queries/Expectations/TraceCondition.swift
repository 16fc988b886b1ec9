import Languages

/// What should be true of the messages that a specimen sent in a step.
///
/// ```
/// "order" hops | "exactly" hops | "never" hop | "count" hop comparison-tail
/// hops = hop {"," hop}
/// ```
package enum TraceCondition: Hashable, Sendable {
  /// These are among them, in this order.
  case order([Hop])
  /// These are all that crossed layers, in this order.
  case exactly([Hop])
  /// None is like this.
  case never(Hop)
  /// So many are like this.
  case count(Hop, ComparisonOperator, ExactNumber)
}

extension TraceCondition: CustomStringConvertible {
  /// The condition as it is read.
  package var description: String {
    switch self {
    case .order(let hops): "order \(TraceCondition.list(hops))"
    case .exactly(let hops): "exactly \(TraceCondition.list(hops))"
    case .never(let hop): "never \(hop)"
    case .count(let hop, let comparison, let number):
      "count \(hop) \(comparison.rawValue) \(number)"
    }
  }

  private static func list(_ hops: [Hop]) -> String {
    hops.map(\.description).joined(separator: ", ")
  }
}

extension TraceCondition {
  private enum Keyword: String, CaseIterable { case order, exactly, never, count }

  init(from reader: inout TokenReader) throws(QueryError) {
    let keyword = try reader.one(
      of: Keyword.allCases.map { ($0.rawValue, $0) }, localized("query.thing.trace-check"))
    switch keyword {
    case .order: self = .order(try Hop.list(from: &reader))
    case .exactly: self = .exactly(try Hop.list(from: &reader))
    case .never: self = .never(try Hop(from: &reader))
    case .count:
      let hop = try Hop(from: &reader)
      let operators = ComparisonOperator.allCases.filter { $0 != .contains }
      let comparison = try reader.one(
        of: operators.map { ($0.rawValue, $0) }, localized("query.thing.comparison"))
      guard case .number(let number) = reader.next.kind else {
        throw reader.error(.expected(localized("query.thing.any-number")))
      }
      reader.advance()
      self = .count(hop, comparison, number)
    }
  }
}

extension TraceCondition {
  // no text: the notation of the grammar
  static let production = Production(
    "trace", "= \"order\" hops | \"exactly\" hops | \"never\" hop",
    "| \"count\" hop operator number",
    note: { localized("grammar.note.trace") },
    examples: [
      "exactly User -> View, View -> Presenter", "never View -> Model",
      "count Presenter -> View >= 2",
    ],
    readBy: { text throws(QueryError) in
      try TokenReader.all(text, at: 0, .general, TraceCondition.init(from:)).description
    })
}
