import Lessons
import Views

extension Command {
  static let screen: Command = {
    let patterns = Parameter("PATTERN", .specimen, .repeated)
    return Command(
      look: "screen", in: .stage, inLessons: .anyBlock, takes: [patterns],
      examples: ["screen", "screen mvp"]
    ) { call, context throws(CommandError) in
      let stage = try context.stage()
      return Document([ScreenView(Screens(call.specimens(patterns, on: stage)))])
    }
  }()
}
