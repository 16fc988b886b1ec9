import Lessons
import Sessions
import Staging

/// Going through the messages of an event.
extension Command {
  /// Goes on to the next message of an event that is stopped, or walks the last event.
  static let step: Command = {
    let pattern = Parameter("PATTERN", .specimen, .optional)
    let inside = Parameter(flag: "inside")
    return Command(
      "step", elsewhere: ["n", "s", "thread"], .move, in: .time, inLessons: .solution,
      takes: [pattern.completing(candidates), inside],
      examples: ["step", "step mvp", "step --inside"]
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
    "continue", elsewhere: ["c", "cont"], .move, in: .time, inLessons: .solution,
    examples: ["continue"]
  ) { _, _ throws(CommandError) in
    .move(.advance(.onward), at: nil)
  }

  /// Lets an event go on until the message that is stopped at has been handled.
  static let out = Command(
    "out", elsewhere: ["finish"], .move, in: .time, inLessons: .solution,
    examples: ["out"]
  ) { _, _ throws(CommandError) in
    .move(.advance(.out), at: nil)
  }
}
