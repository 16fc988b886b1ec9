import LayerTracing
import Queries
import Staging
import Terminal

extension Command {
  /// Goes to an event, or stops before a message.
  static var goto: Command {
    let place = Parameter("EVENT or MESSAGE", .word)
    return Command(
      "goto", in: .time, summary: "go to the time after an event, or before a message",
      takes: [place],
      examples: [
        Example("goto 3", "all is as it was after event 3; what came then is ahead"),
        Example("goto 0", "as it was before event 1"),
        Example("goto mvp#3.2", "stops before that very message, in mid-flight"),
      ], isAction: { _ in true },
      whilePaused: { call, session throws(Complaint) in
        let place = try call[place].flatMap { word throws(Complaint) in
          try TimeMachine(session).placeInPausedEvent(word)
        }
        return .givesUp(then: place.map { .stop($0) } ?? .itself, returns: true)
      }
    ) { call, session throws(Complaint) in
      guard let word = call[place] else { return }
      let isNumber = !word.text.isEmpty && word.text.allSatisfy(\.isWholeNumber)
      let named = isNumber ? Word("#" + word.text, span: word.span) : word
      guard let reference = try? MessageReference(named) else {
        throw Complaint(
          "the number of an event should stand here, or a message", at: word.span,
          accepted: "For example: goto 2, goto mvp#2.5.")
      }
      guard reference.crossing != nil else {
        try TimeMachine(session).goto(reference.event, word)
        return
      }
      try TimeMachine(session).stop(before: reference, word)
    }
  }
}
