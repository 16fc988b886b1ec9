/// A condition on what layers hold.
package struct StateExpectation: ExpectationKind {
  /// What is so.
  package let condition: Condition

  package static let keywords = ["state"]
  // no text: the notation of the grammar
  package static let definition = ["\"state\" condition"]
  // no text: lines of the language
  package static let examples = ["state mvp.presenter.amount.number == 1"]

  package var description: String { "state \(condition)" }

  init(_ condition: Condition) { self.condition = condition }

  package init(_ keyword: String, from reader: inout TokenReader) throws(QueryError) {
    condition = try Condition(from: &reader, in: .state)
  }

  package var specimens: [Located<SpecimenReference>] { condition.specimens }

  package func check(against context: some ExpectationContext) throws(QueryError) -> CheckError? {
    var origins: [ValueReference: ValueOrigin] = [:]
    let failures = try condition.failures { reference throws(QueryError) in
      guard case .path(let path) = reference.target else {
        // The reader lets nothing else into a state, but a condition can be put together by hand.
        throw QueryError(.expected(PathReference.example), at: reference.span)
      }
      let found = try context.value(of: path)
      origins[reference] = found.origin
      return found.value
    }
    guard let first = failures.first else { return nil }
    return .values(failures, from: first.subject.flatMap { origins[$0] })
  }
}
