import Queries
import Terminal

extension Command {
  /// Goes forward by events.
  static var forward: Command {
    let count = Parameter("EVENTS", .word, .optional)
    return Command(
      "forward", in: .time, summary: "go forward again, by an event or by several",
      takes: [count],
      examples: [
        Example("forward", "one event forward"), Example("forward 3", "three events forward"),
      ], isAction: { _ in true }, whilePaused: { _ in .resumes }
    ) { call, session throws(Complaint) in
      try TimeMachine(session).forward(try TimeMachine.number(call[count]))
    }
  }
}
