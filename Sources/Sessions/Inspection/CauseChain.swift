import LayerTracing
import Staging

/// What led to a message: who asked whom, from the beginning.
public struct CauseChain {
  /// The messages that cross layers, the first cause first, the one that is asked about last if it
  /// crosses.
  public let messages: [Message]

  /// Follows the causes of a message, into earlier events, too: an answer that came late was asked for
  /// there.
  public init(of message: Message, in specimen: OpenSpecimen) {
    var events: [Int: [Int: Message]] = [:]
    func find(_ id: Int, _ event: Int) -> Message? {
      var event = event
      while event >= 0 {
        let known =
          events[event]
          ?? Dictionary(
            specimen.recorder.messages.trace(events: event...event).map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first })
        events[event] = known
        if let message = known[id] { return message }
        event -= 1
      }
      return nil
    }
    self.init(of: message, finding: find)
  }

  /// Follows the causes of a message; `find` gives the message of an id, which was sent in an event or
  /// before.
  public init(of message: Message, finding find: (Int, _ event: Int) -> Message?) {
    var chain: [Message] = []
    var next: Message? = message
    while let message = next {
      if message.isCrossing { chain.append(message) }
      // A cause comes before what it causes; what a file says otherwise would never end.
      next = message.cause.flatMap { $0 < message.id ? find($0, message.event) : nil }
    }
    messages = chain.reversed()
  }
}
