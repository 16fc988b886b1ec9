import Lessons
import Sessions
import Staging

/// Going through the messages of an event.
extension Command {
  /// Goes on to the next message of an event that is stopped, or walks the last event.
  static let step: Command = {
    let pattern = Parameter("PATTERN", .specimen, .optional)
    let inside = Parameter(flag: "inside", help: "stop before what stays within a role, too")
    return Command(
      "step", .move, in: .time, inLessons: .solution,
      summary: "go on to the next message; where nothing is stopped, walk the last event",
      takes: [pattern.completing(candidates), inside],
      examples: [
        Example("step", "the next message; Enter does the same while an event is stopped"),
        Example("step mvp", "the last event again, message by message, from its first one in MVP"),
        Example("step --inside", "with what stays within a role"),
      ]
    ) { call, context throws(CommandError) in
      let isInside = call.has(inside)
      return .move(
        context.session.stop == nil
          ? .walk(from: call[pattern]?.specimen.name, isInside: isInside)
          : .advance(.next(isInside: isInside)), at: call.span(pattern))
    }
  }()

  private static func candidates(_ context: Context) -> [Candidate] {
    context.session.stop != nil || (context.session.timeline.newestEvent?.done ?? 0) == 0
      ? [] : ArgumentKind<OpenSpecimen>.specimen.candidates(context, [])
  }

  /// Lets an event that is stopped go on.
  static let `continue` = Command(
    "continue", .move, in: .time, inLessons: .solution,
    summary: "let the event that is stopped go on, to the next breakpoint",
    examples: [Example("continue", "until a breakpoint, or the event's end")]
  ) { _, _ throws(CommandError) in
    .move(.advance(.onward), at: nil)
  }

  /// Lets an event go on until the message that is stopped at has been handled.
  static let out = Command(
    "out", elsewhere: ["finish"], .move, in: .time, inLessons: .solution,
    summary: "go on until all is done that the next message causes",
    examples: [Example("out", "stops behind what mvp#2.3 causes, if anything follows")]
  ) { _, _ throws(CommandError) in
    .move(.advance(.out), at: nil)
  }
}
