import LayerTracing
import Staging

/// What led to a message: who asked whom, from the beginning.
public struct CauseChain {
  /// The messages that cross layers, the first cause first, the one that is asked about last if it
  /// crosses.
  public let messages: [Message]

  /// Follows the causes of a message of an open specimen.
  public init(of message: Message, in specimen: OpenSpecimen) {
    self.init(of: message) { specimen.recorder.messages.trace(events: $0...$0) }
  }

  /// Follows the causes of a message, into earlier events, too: an answer that came late was asked for
  /// there.
  ///
  /// - Parameters:
  ///   - message: Where to begin.
  ///   - sent: The messages that were sent in an event.
  public init(of message: Message, in sent: (_ event: Int) -> some Sequence<Message>) {
    var events: [Int: [Int: Message]] = [:]
    func find(_ id: Int, _ newest: Int) -> Message? {
      for event in stride(from: newest, through: 0, by: -1) {
        let known =
          events[event] ?? Dictionary(sent(event).map { ($0.id, $0) }) { first, _ in first }
        events[event] = known
        if let message = known[id] { return message }
      }
      return nil
    }
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
