import Lessons
import Queries
import Sessions
import Staging

extension Command {
  /// Ends the app, as the system does to one in the background for want of memory.
  static let kill = process("kill", .kill, elsewhere: ["terminate"])

  /// Starts the app anew after that.
  static let relaunch = process("relaunch", .relaunch, elsewhere: ["launch"])

  private static func process(
    _ name: String, _ change: Event.ProcessChange, elsewhere: [String]
  ) -> Command {
    let patterns = Parameter(after: "on", "PATTERN", .specimen, isRepeated: true)
    return Command(
      name, elsewhere: elsewhere, .act, in: .time, inLessons: .anyBlock, takes: [patterns],
      examples: [name, "\(name) on mvp"]
    ) { call, context throws(CommandError) in
      .act(.stage(.event(.process(change), on: call.names(patterns))), at: call.span(patterns))
    }
  }
}
