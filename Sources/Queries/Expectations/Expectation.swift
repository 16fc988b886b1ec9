import Languages
import LayerTracing

/// Something that should be so, over state, screen and trace: a line of a lesson.
///
/// What can be expected is a list of kinds, ``kinds``. A new one is a type in this folder and a place in that
/// list; what it finds is a ``CheckError``, which each language words.
public struct Expectation: Sendable {
  /// What is expected.
  package let kind: any ExpectationKind

  /// What can be expected, in the order in which the grammar tells it.
  static let kinds: [any ExpectationKind.Type] = [
    StateExpectation.self, ScreenExpectation.self, TraceExpectation.self, StopExpectation.self,
    LifeExpectation.self, RulesExpectation.self, LookExpectation.self,
  ]

  /// The specimens that it is about, each time that they are named; nil if it is about what the learner does,
  /// such as a look, and not about what events do.
  public var specimens: [Located<SpecimenReference>]? {
    type(of: kind).isOfEvents ? kind.specimens : nil
  }

  /// Expects what a condition says of layers.
  public init(_ condition: Condition) { kind = StateExpectation(condition) }

  /// Whether what was done before matters beside what is so now.
  public var isOfHistory: Bool { kind.isOfHistory }

  /// The words with which one begins that is about what events do.
  package static let ofEvents = kinds.filter { $0.isOfEvents }.flatMap { $0.keywords }

  /// Holds the expectation against what is the case, and tells that if it isn't as expected. Values
  /// that can't be compared throw a ``QueryError``.
  public func check(against context: some ExpectationContext) throws(QueryError) -> CheckError? {
    try kind.check(against: context)
  }
}

/// A kind of expectation: how it is read and written, and what is held against it.
package protocol ExpectationKind: Hashable, Sendable, CustomStringConvertible {
  /// Whether it is about what events do, and not about what the learner does.
  static var isOfEvents: Bool { get }
  /// The words with which one begins.
  static var keywords: [String] { get }
  /// The grammar's alternatives, a line each.
  static var definition: [String] { get }
  /// What is told of it in the grammar.
  static var examples: [String] { get }

  /// Reads what stands behind the keyword.
  init(_ keyword: String, from reader: inout TokenReader) throws(QueryError)

  /// The specimens that it is about, each time that they are named.
  var specimens: [Located<SpecimenReference>] { get }

  /// Whether what was done before matters beside what is so now: how often something was sent, or in which
  /// order. Where it does, one state isn't as good as another that looks the same.
  var isOfHistory: Bool { get }

  /// What is the case instead; nil if it turned out true.
  func check(against context: some ExpectationContext) throws(QueryError) -> CheckError?
}

extension ExpectationKind {
  package static var isOfEvents: Bool { true }
  package var specimens: [Located<SpecimenReference>] { [] }
  package var isOfHistory: Bool { false }

  fileprivate func isEqual(to other: any ExpectationKind) -> Bool { (other as? Self) == self }
}

extension Expectation: Equatable {
  /// Whether both are of one kind, and expect the same.
  public static func == (one: Expectation, other: Expectation) -> Bool {
    one.kind.isEqual(to: other.kind)
  }
}

extension Expectation: CustomStringConvertible {
  /// The expectation as it is read.
  public var description: String { kind.description }
}

extension Expectation: Readable {
  /// The words with which one begins.
  package static var keywords: [String] { kinds.flatMap { $0.keywords } }

  /// Reads an expectation.
  package init(from reader: inout TokenReader) throws(QueryError) {
    let kinds = Expectation.kinds.flatMap { kind in kind.keywords.map { ($0, (kind, $0)) } }
    let (kind, keyword) = try reader.one(of: kinds, localized("query.thing.expectation"))
    self.kind = try kind.init(keyword, from: &reader)
  }
}

extension Expectation {
  static let production = Production(
    "expectation",
    choice: kinds.flatMap { $0.definition },
    examples: kinds.flatMap { $0.examples },
    readBy: { text throws(QueryError) in
      let known = Vocabulary(features: ["candy"], roles: Role.known)
      return try Expectation(text, vocabulary: known).description
    })
}
