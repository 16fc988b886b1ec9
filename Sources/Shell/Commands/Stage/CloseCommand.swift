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
      summary: "close one pattern, or the whole feature with its events",
      takes: [patterns],
      examples: [
        Example("close viper", "closes one; the others stay as they are"),
        Example("close", "closes the feature and forgets its events"),
      ],
      undone: "Nothing was closed."
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
