import LayerTracing

/// A condition on the messages that a specimen sent since the step began.
package struct TraceExpectation: ExpectationKind {
  /// The specimen.
  package let specimen: Located<SpecimenReference>
  /// What is so of its messages.
  package let condition: TraceCondition

  package static let keywords = ["trace"]
  // no text: the notation of the grammar
  package static let definition = ["\"trace\" specimen trace"]
  // no text: lines of the language
  package static let examples = [
    "trace mvp order View -> Presenter, Presenter -> View: set*"
  ]

  package var description: String { "trace \(specimen.value) \(condition)" }

  package init(_ keyword: String, from reader: inout TokenReader) throws(QueryError) {
    specimen = try Located<SpecimenReference>(from: &reader)
    condition = try TraceCondition(from: &reader)
  }

  package var specimens: [Located<SpecimenReference>] { [specimen] }

  package var isOfHistory: Bool { if case .never = condition { false } else { true } }

  package func check(against context: some ExpectationContext) throws(QueryError) -> CheckError? {
    SentMessages(of: specimen.value, try context.messages(of: specimen)).result(of: condition)
  }
}

/// The messages of a specimen, against which a condition is held.
private struct SentMessages {
  /// What the specimen is called at the beginning of a sentence: `MVP`.
  private let title: String
  /// What it is called in front of a message's number: `mvp`.
  private let pattern: String
  private let messages: [Message]

  init(of specimen: SpecimenReference, _ messages: [Message]) {
    (title, pattern, self.messages) = (specimen.title, specimen.pattern, messages)
  }

  /// What is the case instead; nil if the condition holds.
  func result(of condition: TraceCondition) -> CheckError? {
    switch condition {
    case .order(let hops): order(hops)
    case .exactly(let hops): exactly(hops)
    case .never(let hop): never(hop)
    case .count(let hop, let comparison, let number): count(hop, comparison, number)
    }
  }

  private func order(_ hops: [Hop]) -> CheckError? {
    var rest = messages[...]
    var last: Message?
    for hop in hops {
      guard let index = rest.firstIndex(where: hop.matches) else {
        return missing(hop, after: last)
      }
      last = rest[index]
      rest = rest[(index + 1)...]
    }
    return nil
  }

  private func exactly(_ hops: [Hop]) -> CheckError? {
    // A message that stays within a role counts only if a hop asks for it.
    let sent = messages.filter { message in
      message.isCrossing || hops.contains { $0.matches(message) }
    }
    for (index, hop) in hops.enumerated() {
      guard index < sent.count else { return missing(hop, after: sent.last) }
      if !hop.matches(sent[index]) {
        return .sentOther(named(sent[index]), insteadOf: hop)
      }
    }
    guard sent.count > hops.count else { return nil }
    return .sentMore(title, sent[hops.count...].map(named))
  }

  private func never(_ hop: Hop) -> CheckError? {
    let found = messages.filter(hop.matches)
    return found.isEmpty ? nil : .sentForbidden(title, found.map(named))
  }

  private func count(
    _ hop: Hop, _ comparison: ComparisonOperator, _ number: ExactNumber
  ) -> CheckError? {
    let found = messages.filter(hop.matches)
    if comparison.holds(ExactNumber(found.count), number) { return nil }
    return .counted(title, hop, found.map(named), asked: comparison, number)
  }

  private func missing(_ hop: Hop, after last: Message?) -> CheckError? {
    if last == nil, messages.isEmpty { return .sentNothing(title) }
    return .sentNone(title, hop, after: last.map(named))
  }

  private func named(_ message: Message) -> CheckError.SentMessage {
    CheckError.SentMessage(
      name: pattern.lowercased() + message.position.reference(event: message.event),
      text: message.asSent)
  }
}

extension Message {
  /// The message as people read it: `View -> Presenter increase()`.
  var asSent: String { isPause ? "\(senderName) \(brief)" : "\(hopText) \(brief)" }

  /// Between whom it goes, as breakpoints are written: `View -> Presenter`, or `Worker awaits`.
  package var hopText: String {
    if isPause {
      return "\(senderName) \((kind == .suspension ? HopArrow.awaits : .resumes).rawValue)"
    }
    let arrow: HopArrow = isNotification ? .notification : .call
    return "\(senderName) \(arrow.rawValue) \(receiverName)"
  }
}
