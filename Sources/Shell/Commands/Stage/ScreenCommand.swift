import Lessons
import Views

extension Command {
  static let screen: Command = {
    let patterns = Parameter("PATTERN", .specimen, .repeated)
    return Command(
      look: "screen", in: .stage, inLessons: .anyBlock,
      summary: "what the user sees; identical screens are drawn once", takes: [patterns],
      examples: [
        Example("screen", "every open pattern"), Example("screen mvp", "only this one"),
      ]
    ) { call, context throws(CommandError) in
      let stage = try context.stage()
      return Document([ScreenView(Screens(call.specimens(patterns, on: stage)))])
    }
  }()
}
