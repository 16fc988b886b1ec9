import Lessons
import Sessions
import Staging

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
