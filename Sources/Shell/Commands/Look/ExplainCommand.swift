import Lessons
import Queries

extension Command {
  /// Tells a message in words.
  static let explain: Command = {
    let message = Parameter("MESSAGE", .word)
    return Command(
      look: "explain", in: .trace, inLessons: .anyBlock,
      takes: [message.completing(candidates)],
      examples: ["explain mvp#1.3", "explain #1.2"]
    ) { call, context throws(CommandError) in
      guard let word = call[message] else { throw call.missing(message, in: context) }
      let reference = try word.message(in: context)
      guard reference.crossing != nil else {
        throw context.error(.oneMessage(word.text), at: word.span)
      }
      return try word.messages(reference, in: context).reduce(Document()) {
        $0 + .explanation(of: $1.message, in: $1.specimen)
      }
    }
  }()

  private static func candidates(_ context: Context) -> [Candidate] {
    context.open.flatMap { specimen in
      let event = context.current?.newest(receivedBy: specimen) ?? 0
      return specimen.recorder.messages.trace(events: event...event).filter(\.isCrossing).map {
        let text = MessageText($0, of: specimen.specimen.name)
        return Candidate(text.name, text.sentence)
      }
    }
  }
}
