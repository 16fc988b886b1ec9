import LayerTracing
import Staging

/// What led to a message: who asked whom, from the beginning.
struct CauseChain {
  /// The messages that cross layers, the first cause first, the one that is asked about last if it
  /// crosses.
  let messages: [Message]
  private let specimen: String

  /// Follows the causes of a message, into earlier events, too: an answer that came late was asked for
  /// there.
  init(of message: Message, in specimen: OpenSpecimen) {
    self.specimen = specimen.specimen.name
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

  /// `inside mvp#2.5, caused by tap [+] (mvp#2.1) through 2.2, 2.3, 2.4`; `by mvc#2.5, …` if the message
  /// itself is the last.
  func sentence(isLast message: Message) -> String {
    guard let first = messages.first, let last = messages.last else { return "while loading" }
    let own = last.id == message.id
    var text = "\(own ? "by" : "inside") \(name(last))"
    guard messages.count > 1 else {
      return text + (own ? "" : ", \(first.brief)")
    }
    let root = first.sender.role == .app ? "loading" : first.brief
    text += ", caused by \(root) (\(name(first)))"
    let between = messages.dropFirst().dropLast().map {
      String($0.position.reference(event: $0.event).dropFirst())
    }
    return text + (between.isEmpty ? "" : " through \(between.joined(separator: ", "))")
  }

  private func name(_ message: Message) -> String {
    specimen + message.position.reference(event: message.event)
  }
}
