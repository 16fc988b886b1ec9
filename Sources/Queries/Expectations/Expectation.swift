import Languages
import LayerTracing

/// Something that should be so, over state, screen and trace: a line of a lesson.
///
/// To add a kind: write a type in this folder, and give it a place in ``kinds``. What fails is told
/// as a ``CheckError``, which each language words.
public struct Expectation: Sendable {
  /// What is expected.
  package let kind: any ExpectationKind

  /// What can be expected, in the order in which the grammar tells it.
  static let kinds: [any ExpectationKind.Type] = [
    StateExpectation.self, ScreenExpectation.self, TraceExpectation.self, StopExpectation.self,
    LifeExpectation.self, RulesExpectation.self, LookExpectation.self,
  ]

  /// The specimens that it names, in order and with repetitions. Nil if the learner's own doing is
  /// expected, such as a look, and nothing that events do.
  public var specimens: [Located<SpecimenReference>]? {
    type(of: kind).isOfEvents ? kind.specimens : nil
  }

  /// Expects what a condition says of layers.
  public init(_ condition: Condition) { kind = StateExpectation(condition) }

  /// Whether what was done before matters beside what is so now.
  public var isOfHistory: Bool { kind.isOfHistory }

  /// The keywords of those expectations that are about what events do.
  package static let ofEvents = kinds.filter { $0.isOfEvents }.flatMap { $0.keywords }

  /// Checks the expectation: nil if it is met, else what was found in its place. Values that can't
  /// be compared throw a ``QueryError``.
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

  /// Whether earlier events matter beside the present state: how often something was sent, or in
  /// which order. If they do, two states that look the same may have different results.
  var isOfHistory: Bool { get }

  /// What was found in place of what is expected; nil if the expectation is met.
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
