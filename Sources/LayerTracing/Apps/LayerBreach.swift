/// Something that layers did and their pattern's rules don't allow.
///
/// Two are equal if they are told in the same words.
public struct LayerBreach: Sendable, Equatable, CustomStringConvertible {
  /// What is wrong.
  public enum Fault: Sendable {
    /// A message that goes where none may go, or brings what may not go there.
    case message(Message, PatternRules.Breach)
    /// A layer that another one holds strongly by a property, and must not.
    case ownership(owner: Party, property: String, held: Party)
    /// No layer was sent anything, so that there was nothing to look at: also where layers aren't traced.
    case nothingSent
  }

  /// What is wrong.
  public let fault: Fault
  /// The pattern's name.
  public let pattern: String
  /// The method that sent the message; nil where no layer did.
  let sender: Site?

  // no text: a test's report, in English as all of them
  /// The breach in a line: who, whom, what, and the line of the source that it was sent in.
  public var description: String {
    switch fault {
    case .message(let message, let breach):
      let ends = "\(message.sender.type) \(message.arrowText) \(message.receiver.type)"
      return "\(ends)  \(message.text): \(reason(message, breach))\(place)"
    case .ownership(let owner, let property, let held):
      return
        "\(owner.type).\(property) holds \(held.type): in \(pattern) no \(owner.role) owns a \(held.role)"
    case .nothingSent:
      return "no layer was sent anything: nothing was held against the rules of \(pattern)"
    }
  }

  /// Whether two are told in the same words.
  public static func == (one: LayerBreach, other: LayerBreach) -> Bool {
    one.description == other.description
  }

  // no text: a test's report, in English as all of them
  private func reason(_ message: Message, _ breach: PatternRules.Breach) -> String {
    switch breach {
    case .way:
      "in \(pattern) no message goes \(message.sender.role) \(message.arrowText) \(message.receiver.role)"
    case .payload(let payload, let type):
      "in \(pattern) no \(payload.name) goes there"
        + (payload.name == type ? "" : ", and \(type) is one")
    }
  }

  // no text: a test's report, in English as all of them
  private var place: String {
    guard let sender, sender.source.line > 0 else { return "" }
    return " (sent in \(sender.type).\(sender.name), \(sender.source.fileID):\(sender.source.line))"
  }
}

extension Message {
  /// `~>` for a notification, and `->` for a message to a layer that the sender knows.
  package var arrowText: String { isNotification ? "~>" : "->" }
}

/// What the layers do that a pattern doesn't allow, while `body` runs and the tasks that it waits for.
///
/// ```swift
/// @Test func `buying keeps to VIPER`() {
///   #expect(breaches(of: .viper) { view.buyTapped() } == [])
/// }
/// ```
///
/// What the test itself sends to a layer is no breach: it stands in for whatever is outside. Tests that run at the same
/// time don't see each other's messages. What a detached task, a dispatch queue or a timer does isn't looked at, unless
/// it runs a closure that a layer was handed. Who owns whom is known of layers that were sent a message, as far as their
/// properties are constants, or are set meanwhile.
///
/// - Parameters:
///   - rules: The pattern's rules, or your own.
///   - body: Sends messages to layers; what it returns isn't looked at.
/// - Returns: Each breach once, in the order in which they came about; one where no layer was sent anything.
/// - Throws: What `body` throws.
public func breaches<Value>(
  of rules: PatternRules, in body: () throws -> Value
) rethrows -> [LayerBreach] {
  let recorder = AppRecorder(app: "test")
  _ = try recorder.recordingOnly(body)
  return recorder.breachesOfTest(of: rules)
}

/// The same where `body` waits for something.
///
/// - Parameters:
///   - rules: The pattern's rules, or your own.
///   - isolation: The actor that the caller is isolated to; `body` runs there, too.
///   - body: Sends messages to layers; what it returns isn't looked at.
/// - Returns: Each breach once, in the order in which they came about; one where no layer was sent anything.
/// - Throws: What `body` throws.
public func breaches<Value>(
  of rules: PatternRules, isolation: isolated (any Actor)? = #isolation,
  in body: () async throws -> Value
) async rethrows -> [LayerBreach] {
  let recorder = AppRecorder(app: "test")
  _ = try await recorder.recordingOnly(body)
  return recorder.breachesOfTest(of: rules)
}

extension AppRecorder {
  /// What the messages that are kept, and the references that were found, don't keep of a pattern's rules: each breach
  /// once, those of messages first.
  public func breaches(of rules: PatternRules) -> [LayerBreach] {
    breaches(of: rules, of: messages)
  }

  /// The same, but for what a test sends by itself; a test of nothing is a breach.
  fileprivate func breachesOfTest(of rules: PatternRules) -> [LayerBreach] {
    let messages = messages
    if messages.isEmpty {
      return [LayerBreach(fault: .nothingSent, pattern: rules.name, sender: nil)]
    }
    return breaches(of: rules, of: messages) { !$0.sender.isOutside }
  }

  private func breaches(
    of rules: PatternRules, of messages: [Message], where isMeant: (Message) -> Bool = { _ in true }
  ) -> [LayerBreach] {
    let first = messages.first?.id ?? 0
    var seen: Set<[String]> = []
    var found: [LayerBreach] = []
    for message in messages where isMeant(message) {
      let ends = [message.sender.type, message.receiver.type, message.site.name]
      let cause = message.cause.flatMap { $0 >= first ? messages[$0 - first].site : nil }
      for breach in rules.breaches(of: message) where seen.insert(ends + ["\(breach)"]).inserted {
        found.append(
          LayerBreach(fault: .message(message, breach), pattern: rules.name, sender: cause))
      }
    }
    for reference in references where reference.ownership == .strong {
      guard let held = reference.held, !rules.allows(reference.owner.role, toOwn: held.role),
        seen.insert([reference.owner.type, reference.property, held.type]).inserted
      else { continue }
      let fault = LayerBreach.Fault.ownership(
        owner: reference.owner, property: reference.property, held: held)
      found.append(LayerBreach(fault: fault, pattern: rules.name, sender: nil))
    }
    return found
  }
}
