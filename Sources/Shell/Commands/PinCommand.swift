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
      for (specimen, message) in try find(word, session) {
        session.current?.pin(message, of: specimen)
      }
      session.report { [StyledText("\(word.text) stays.")] }
    }
  }

  /// Treats a pinned message as any other.
  static var unpin: Command {
    let message = Parameter("MESSAGE", .word)
    return Command(
      "unpin", in: .trace, summary: "let a pinned message go with the others",
      takes: [message], examples: [Example("unpin mvp#2.5", "it goes when its turn has come")],
      isAction: { _ in true }
    ) { call, session throws(Complaint) in
      guard let word = call[message] else { return }
      for (specimen, message) in try find(word, session) {
        session.current?.unpin(message, of: specimen)
      }
      session.report { [StyledText("\(word.text) goes with the others.")] }
    }
  }

  private static func find(
    _ word: Word, _ session: Session
  ) throws(Complaint) -> [(OpenSpecimen, Message)] {
    let named = try MessageLookup.specimens(word, session)
    var found: [(OpenSpecimen, Message)] = []
    for (specimen, reference) in named {
      guard reference.crossing != nil else {
        throw Complaint(
          "this is an event, and a message is needed", at: word.span,
          accepted: "For example: \(word.text).1.")
      }
      found.append((specimen, try MessageLookup.message(reference, word, in: specimen)))
    }
    return found
  }
}
