import LayerTracing

/// Messages that caused one another without end, or an event that the learner stopped.
nonisolated public struct Runaway: Hashable, Sendable {
  /// One message of those that came again and again.
  nonisolated public struct CycleMessage: Hashable, Sendable {
    /// The sender's role.
    public let sender: Role
    /// The receiver's role.
    public let receiver: Role
    /// Whether it is a notification.
    public let isNotification: Bool
    /// The message's name, without arguments.
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
  /// Whether it ended because messages were too deep inside one another; else the learner ended it.
  public let isEndless: Bool
  /// The messages that came again and again, in order, those within a role left out; the last few if
  /// none did.
  public let cycle: [CycleMessage]

  /// The messages of an event that were stopped in a specimen; nil if none were.
  init?(in specimen: OpenSpecimen, event: Int) {
    guard let last = specimen.recorder.runaway else { return nil }
    var messages: [Int: Message] = [:]
    for message in specimen.recorder.messages.latest(2 * Recorder.deepest)
    where message.event == event {
      messages[message.id] = message
    }
    var chain: [Message] = []
    var next = messages[last]
    while let message = next {
      chain.append(message)
      next = message.cause.flatMap { messages[$0] }
    }
    self.specimen = specimen.name
    self.messages = max(
      messages.count, specimen.recorder.messages.trace(events: event...event).count)
    isEndless = specimen.recorder.isEndless
    cycle = Runaway.cycle(chain.filter(\.isCrossing).map(CycleMessage.init))
  }

  /// The shortest run of steps that the others repeat, in order; the last few steps if nothing is
  /// repeated. The steps go from the last to the first.
  private static func cycle(_ steps: [CycleMessage]) -> [CycleMessage] {
    let most = 40
    for length in 1...most where steps.count >= 3 * length {
      if (0..<2 * length).allSatisfy({ steps[$0] == steps[$0 + length] }) {
        let run = Array(steps[..<length].reversed())
        // The run may begin anywhere in the circle: begin with the message that came first.
        guard let first = steps.last, let start = run.firstIndex(of: first) else { return run }
        return Array(run[start...] + run[..<start])
      }
    }
    return steps.prefix(6).reversed()
  }
}
