import LayerTracing

/// Messages that caused one another without end, or an event that somebody stopped.
nonisolated public struct Runaway: Hashable, Sendable {
  /// One message of those that came again and again.
  nonisolated public struct Step: Hashable, Sendable {
    /// Who sends.
    public let sender: Role
    /// Who receives.
    public let receiver: Role
    /// Whether it is a notification.
    public let isNotification: Bool
    /// What is said, without arguments.
    public let name: String

    init(_ message: Message) {
      sender = message.sender.role
      receiver = message.receiver.role
      isNotification = message.isNotification
      name = message.site.baseName
    }
  }

  /// `counter.mvc~b`.
  public let specimen: String
  /// How many messages there were in the event until it was stopped.
  public let messages: Int
  /// Whether it ended because messages were too deep inside one another; else somebody stopped it.
  public let isEndless: Bool
  /// The messages that came again and again, in order, those within a role left out; the last few if
  /// none did.
  public let cycle: [Step]

  /// What wouldn't end in a specimen in an event; nil if all is well.
  init?(in specimen: OpenSpecimen, event: Int) {
    guard let last = specimen.recorder.runaway else { return nil }
    var messages: [Int: Message] = [:]
    for message in specimen.recorder.latest(2 * Recorder.deepest) where message.event == event {
      messages[message.id] = message
    }
    var chain: [Message] = []
    var next = messages[last]
    while let message = next {
      chain.append(message)
      next = message.cause.flatMap { messages[$0] }
    }
    self.specimen = specimen.name
    self.messages = max(messages.count, specimen.recorder.trace(events: event...event).count)
    isEndless = specimen.recorder.isEndless
    cycle = Runaway.cycle(chain.filter(\.isCrossing).map(Step.init))
  }

  /// The shortest run of steps that the others repeat.
  ///
  /// - Parameter steps: From the last to the first.
  /// - Returns: The run in order; the last few steps if nothing is repeated.
  private static func cycle(_ steps: [Step]) -> [Step] {
    let most = 40
    for length in 1...most where steps.count >= 3 * length {
      if (0..<2 * length).allSatisfy({ steps[$0] == steps[$0 + length] }) {
        let run = Array(steps[..<length].reversed())
        // It begins with who answers last of all, the model: begin with the first that came.
        guard let first = steps.last, let start = run.firstIndex(of: first) else { return run }
        return Array(run[start...] + run[..<start])
      }
    }
    return steps.prefix(6).reversed()
  }
}
