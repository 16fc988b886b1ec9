import Lessons
import Views

extension Command {
  /// Draws who holds whom.
  static let owners: Command = {
    let patterns = Parameter("PATTERN", .specimen, .repeated)
    return Command(
      look: "owners", in: .look, inLessons: .anyBlock,
      summary: "who holds whom, and how: strongly, weakly, through a closure",
      takes: [patterns],
      examples: [
        Example("owners", "every open pattern"), Example("owners viper", "one of them"),
      ]
    ) { call, context throws(CommandError) in
      let stage = try context.stage()
      return Document(call.specimens(patterns, on: stage).map { OwnersView($0) })
    }
  }()
}
