import Lessons
import Sessions
import Staging

/// What is open: shown, listed with its events, brought up, started over, closed.
extension Command {
  /// Closes specimens, or the whole feature.
  static let close: Command = {
    // By name: a call that held what it closes would keep it alive.
    let patterns = Parameter("PATTERN", .specimenName, .repeated)
    return Command(
      "close", .act, in: .stage, inLessons: .anyBlock,
      takes: [patterns],
      examples: ["close viper", "close"]
    ) { call, _ throws(CommandError) in
      .act(.stage(.close(call.all(patterns))), at: call.span(patterns))
    }
  }()

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

  /// Lists what can be fired and what has been.
  static let events = Command(
    look: "events", in: .stage, inLessons: .anyBlock,
    examples: ["events"]
  ) { _, context throws(CommandError) in
    let stage = try context.stage()
    return .events(of: stage) + .fired(on: stage)
  }

  /// Brings up the patterns that missed events.
  static let sync = Command(
    "sync", .act, in: .stage, inLessons: .anyBlock,
    examples: ["sync"]
  ) { _, _ throws(CommandError) in
    .act(.stage(.sync), at: nil)
  }

  /// Starts the open patterns over.
  static let reset = Command(
    "reset", elsewhere: ["restart"], .act, in: .stage, inLessons: .anyBlock,
    examples: ["reset"]
  ) { _, _ throws(CommandError) in
    .act(.stage(.reset), at: nil)
  }
}

extension ArgumentKind where Value == String {
  /// The name of an open specimen.
  static var specimenName: Self {
    let specimen = ArgumentKind<OpenSpecimen>.specimen
    return ArgumentKind { word, context throws(CommandError) in
      try specimen.parse(word, context).specimen.name
    } candidates: {
      specimen.candidates($0, [])
    }
  }
}
