import LayerTracing

/// Holds what is expected of a trace against a specimen's messages, and words what is missing.
struct TraceCheck {
  /// What the specimen is called at the beginning of a sentence: `MVP`.
  let title: String
  /// What it is called in front of a message's number: `mvp`.
  let pattern: String
  let messages: [Message]

  /// What is the case instead; nil if the expectation turned out true.
  func result(of expectation: TraceExpectation) -> CheckError? {
    switch expectation {
    case .order(let hops): order(hops)
    case .exactly(let hops): exactly(hops)
    case .never(let hop): never(hop)
    case .count(let hop, let comparison, let number): count(hop, comparison, number)
    }
  }

  /// A message as people read it: `View -> Presenter increase()`.
  static func text(_ message: Message) -> String {
    let arrow: HopArrow = message.isNotification ? .notification : .call
    return "\(message.senderName) \(arrow.rawValue) \(message.receiverName) \(message.brief)"
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
      text: TraceCheck.text(message))
  }
}
