import LayerTracing

/// Holds what is expected of a trace against a specimen's messages, and words what is missing.
struct TraceCheck {
  /// What the specimen is called at the beginning of a sentence: `MVP`.
  let title: String
  /// What it is called in front of a message's number: `mvp`.
  let pattern: String
  let messages: [Message]

  /// The most messages that are named one by one.
  private static let mostNamed = 5

  /// Whether the expectation turned out true.
  func result(of expectation: TraceExpectation) -> CheckResult {
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
    return "\(message.senderName) \(arrow.rawValue) \(message.receiverName) \(message.text)"
  }

  private func order(_ hops: [Hop]) -> CheckResult {
    var rest = messages[...]
    var last: Message?
    for hop in hops {
      guard let index = rest.firstIndex(where: hop.matches) else {
        return .failed(missing(hop, after: last))
      }
      last = rest[index]
      rest = rest[(index + 1)...]
    }
    return .passed
  }

  private func exactly(_ hops: [Hop]) -> CheckResult {
    // A message that stays within a role counts only if a hop asks for it.
    let sent = messages.filter { message in
      message.isCrossing || hops.contains { $0.matches(message) }
    }
    for (index, hop) in hops.enumerated() {
      guard index < sent.count else { return .failed(missing(hop, after: sent.last)) }
      if !hop.matches(sent[index]) {
        return .failed("\(name(sent[index])) is \(TraceCheck.text(sent[index])), not \(hop)")
      }
    }
    guard sent.count > hops.count else { return .passed }
    let more = sent[hops.count...]
    return .failed("\(title) sent \(more.count) more: \(list(more))")
  }

  private func never(_ hop: Hop) -> CheckResult {
    let found = messages.filter(hop.matches)
    return found.isEmpty
      ? .passed : .failed("\(title) sent \(found.count) of these: \(list(found[...]))")
  }

  private func count(
    _ hop: Hop, _ comparison: ComparisonOperator, _ number: ExactNumber
  ) -> CheckResult {
    let found = messages.filter(hop.matches)
    if comparison.holds(ExactNumber(found.count), number) { return .passed }
    let names = found.isEmpty ? "" : ": \(names(found[...]))"
    let denial = comparison.denial(of: number.description)
    return .failed("\(title) sent \(hop) \(times(found.count))\(denial)\(names)")
  }

  private func missing(_ hop: Hop, after last: Message?) -> String {
    if let last { return "\(title) sent no \(hop) after \(name(last)) \(TraceCheck.text(last))" }
    return messages.isEmpty ? "\(title) sent nothing" : "\(title) sent no \(hop)"
  }

  private func name(_ message: Message) -> String {
    pattern.lowercased() + message.position.reference(event: message.event)
  }

  private func list(_ found: ArraySlice<Message>) -> String {
    if found.count == 1, let only = found.first { return "\(name(only)) \(TraceCheck.text(only))" }
    return names(found)
  }

  private func names(_ found: ArraySlice<Message>) -> String {
    let names = found.prefix(TraceCheck.mostNamed).map(name)
    return (names + (found.count > TraceCheck.mostNamed ? ["…"] : [])).joined(separator: ", ")
  }

  private func times(_ count: Int) -> String {
    "\(count) time\(count == 1 ? "" : "s")"
  }
}
