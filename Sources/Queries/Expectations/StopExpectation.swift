import LayerTracing

/// The session is paused before such a message.
package struct StopExpectation: ExpectationKind {
  let hop: Hop

  package static let isOfEvents = false
  package static let keywords = ["paused", "stopped"]
  // no text: the notation of the grammar
  package static let definition = ["(\"paused\" | \"stopped\") \"before\" hop"]
  // no text: lines of the language
  package static let examples = ["paused before Presenter -> View"]

  // no text: the expectation as it is read
  package var description: String { "paused before \(hop)" }

  package init(_ keyword: String, from reader: inout TokenReader) throws(QueryError) {
    try reader.expect("before")
    hop = try Hop(from: &reader)
  }

  package func check(against context: some ExpectationContext) throws(QueryError) -> CheckError? {
    guard let message = context.pausedBefore else { return .notPaused }
    return hop.matches(message) ? nil : .pausedElsewhere(message.asSent, insteadOf: hop)
  }
}
