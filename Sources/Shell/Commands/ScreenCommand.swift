import Staging

extension Command {
  /// Draws the screens.
  static var screen: Command {
    let patterns = Parameter("PATTERN", .specimen, .repeated)
    return Command(
      "screen", in: .stage, summary: "what the user sees; identical screens are drawn once",
      takes: [patterns],
      examples: [
        Example("screen", "every open pattern"), Example("screen mvp", "only this one"),
      ]
    ) { call, session throws(Complaint) in
      let stage = try session.stage()
      session.show(
        ScreenView(call.specimens(patterns, on: stage), profile: session.out.profile).lines())
    }
  }
}
