import Lessons
import Views

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
}
