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
      ], isAction: { _ in true },
      whilePaused: { call, session throws(Complaint) in
        let number = try TimeMachine.number(call[count])
        // Nothing lies ahead of an event that hasn't happened yet.
        guard session.isTravelling else {
          throw Complaint("nothing lies ahead", accepted: "To let the event go on: continue.")
        }
        // To go past an event is to let it run: that is the first one.
        return .resumes(then: .others(of: number, by: "forward"))
      }
    ) { call, session throws(Complaint) in
      try TimeMachine(session).forward(try TimeMachine.number(call[count]))
    }
  }
}
