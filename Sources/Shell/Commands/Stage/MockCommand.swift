import Languages
import Lessons
import Queries
import Sessions

extension Command {
  /// Puts a mock in the place of a layer.
  static let mock: Command = {
    let choices = StageAction.mockable.map { $0.name.lowercased() } + ["off"]
    let layer = Parameter(choices.joined(separator: "|"), .word, .optional)
    let patterns = Parameter(after: "on", "PATTERN", .specimen, isRepeated: true)
    return Command(
      "mock", .act, looksWhenBare: true, in: .stage, inLessons: .anyBlock,
      takes: [
        layer.completing { context in
          let open = context.open.map(\.specimen)
          let able = Set(open.flatMap(\.replaceable).map { $0.name.lowercased() } + ["off"])
          return choices.filter { open.isEmpty || able.contains($0) }.map {
            Candidate($0, localized("mock.choice.\($0)"))
          }
        },
        patterns,
      ],
      examples: ["mock view on mvp", "mock view", "mock worker", "mock router", "mock", "mock off"]
    ) { call, context throws(CommandError) in
      let stage = try context.stage()
      guard let word = call[layer] else { return .look(OutcomeReport.mocks(stage.open)) }
      // no text: names of sorts and lists, by which the tables know what is said
      let choice = try context.parsed(
        Names.find(word, "thing to mock", in: choices, by: \.self), listedAs: "it-can-be")
      let role = StageAction.mockable.first { $0.name.lowercased() == choice }
      return .act(
        .stage(.mock(role, on: call.names(patterns))), at: call.span(patterns) ?? word.span)
    }
  }()
}
