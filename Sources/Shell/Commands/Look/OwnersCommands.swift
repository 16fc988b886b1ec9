import Lessons
import Sessions

/// Who holds whom.
extension Command {
  /// Draws who holds whom.
  static let owners: Command = {
    let patterns = Parameter("PATTERN", .specimen, .repeated)
    return Command(
      look: "owners", in: .look, inLessons: .anyBlock,
      takes: [patterns],
      examples: ["owners", "owners viper"]
    ) { call, context throws(CommandError) in
      let stage = try context.stage()
      return Document(call.specimens(patterns, on: stage).map { OwnersView($0) })
    }
  }()

  /// Names what is still alive and shouldn't be.
  static let leaks = Command(
    look: "leaks", in: .look, inLessons: .anyBlock,
    examples: ["leaks"]
  ) { _, context throws(CommandError) in
    let closed = context.state.workspace.closed
    let all = context.open.map { Survivors($0) } + closed.map { Survivors($0) }
    return .leaks(all.filter { !$0.layers.isEmpty }, isAnyClosed: !closed.isEmpty)
  }
}
