import LayerTracing

/// Before which messages to pause: `Presenter -> View: onValueChange when number > 1 on mvp`.
///
/// ```
/// breakpoint = "break" hop ["when" condition] ["on" specimen]
/// ```
public struct Breakpoint: Equatable, Sendable {
  /// The messages.
  public let hop: Hop
  /// What must be so as well.
  public let condition: Condition?
  /// The specimen that sends them; nil for any.
  public let specimen: Located<SpecimenReference>?

  /// Makes a breakpoint.
  public init(
    before hop: Hop, when condition: Condition? = nil,
    on specimen: Located<SpecimenReference>? = nil
  ) {
    self.hop = hop
    self.condition = condition
    self.specimen = specimen
  }

  /// Whether to pause before a message. The caller has checked that its specimen is the right one.
  /// `resolve` looks paths up; arguments and the result are the message's. A label that the message
  /// lacks, and values that can't be compared, throw a ``QueryError``.
  public func pauses(
    before message: Message, _ resolve: (PathReference) throws(QueryError) -> QueryValue
  ) throws(QueryError) -> Bool {
    guard hop.matches(message) else { return false }
    guard let condition else { return true }
    return try condition.evaluate { reference throws(QueryError) in
      if case .path(let path) = reference.target { return try resolve(path) }
      return try message.value(of: reference)
    }
  }
}

extension Breakpoint: CustomStringConvertible {
  /// The breakpoint as it is read, without `break`.
  public var description: String {
    "\(hop)" + (condition.map { " when \($0)" } ?? "") + (specimen.map { " on \($0.value)" } ?? "")
  }
}

extension Breakpoint: Readable {
  /// Reads what stands after `break`.
  package init(from reader: inout TokenReader) throws(QueryError) {
    hop = try Hop(from: &reader)
    condition =
      reader.accept("when") ? try Condition(from: &reader, in: .message) : nil
    specimen = reader.accept("on") ? try Located(from: &reader) : nil
    if specimen != nil, condition == nil, reader.isNext("when") {
      throw reader.error(.misordered("when", before: "on"))
    }
  }
}

extension Breakpoint {
  // no text: the notation of the grammar
  static let production = Production(
    "breakpoint", "= \"break\" hop [\"when\" condition] [\"on\" specimen]",
    examples: [
      "break Presenter -> View: onValueChange when number > 1", "break View -> * on mvp",
    ],
    readBy: { text throws(QueryError) in
      let words = try Lexer.commands(in: text).first ?? []
      return "break \(try Breakpoint(Array(words.dropFirst()), in: text, vocabulary: .general))"
    })
}
