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
    var chain: [Message] = []
    var events: [Int: [Int: Message]] = [:]
    func find(_ id: Int, from event: Int) -> Message? {
      var event = event
      while event >= 0 {
        let known =
          events[event]
          ?? Dictionary(
            specimen.recorder.trace(events: event...event).map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first })
        events[event] = known
        if let message = known[id] { return message }
        event -= 1
      }
      return nil
    }
    var next: Message? = message
    while let message = next {
      if message.isCrossing { chain.append(message) }
      next = message.cause.flatMap { find($0, from: message.event) }
    }
    messages = chain.reversed()
  }
}
