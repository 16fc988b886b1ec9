import Queries
import Terminal

extension Command {
  /// Goes back by events.
  static var rewind: Command {
    let count = Parameter("EVENTS", .word, .optional)
    return Command(
      "rewind", in: .time, summary: "go back to the time before the last event, or before several",
      takes: [count],
      examples: [
        Example("rewind", "one event back"), Example("rewind 3", "three events back"),
      ], isAction: { _ in true },
      whilePaused: { call, _ throws(Complaint) in
        // To go to the time before an event is to give it up: that is the first one.
        .givesUp(then: .others(of: try TimeMachine.number(call[count]), by: "rewind"))
      }
    ) { call, session throws(Complaint) in
      try TimeMachine(session).rewind(try TimeMachine.number(call[count]))
    }
  }
}
