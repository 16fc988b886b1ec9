import LayerTracing
import Queries
import Staging
import Terminal

extension Command {
  /// Keeps a message however many come after it.
  static var pin: Command {
    let message = Parameter("MESSAGE", .word)
    return Command(
      "pin", in: .trace, summary: "keep a message however many come after it",
      takes: [message],
      examples: [
        Example("pin mvp#2.5", "it stays when older messages are dropped for want of room")
      ],
      isAction: { _ in true }
    ) { call, session throws(Complaint) in
      guard let word = call[message] else { return }
      for (specimen, message) in try MessageLookup.messages(named: word, session) {
        session.current?.pin(message, of: specimen)
      }
      session.report { [StyledText("\(word.text) stays.")] }
    }
  }
}
