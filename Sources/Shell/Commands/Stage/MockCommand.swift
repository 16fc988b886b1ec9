import Languages
import Lessons
import Queries
import Sessions

extension Command {
  /// Puts a mock in the place of a view.
  static let mock: Command = {
    let what = Parameter("view|off", .word)
    let patterns = Parameter(
      after: "on", "PATTERN", .specimen, isRepeated: true)
    let choices = ["view", "off"]
    return Command(
      "mock", .act, in: .stage, inLessons: .anyBlock,
      takes: [
        what.completing { _ in choices.map { Candidate($0, localized("mock.choice.\($0)")) } },
        patterns,
      ],
      examples: ["mock view on mvp", "mock view", "mock off"]
    ) { call, context throws(CommandError) in
      _ = try context.stage()
      guard let word = call[what] else { throw call.missing(what, in: context) }
      // no text: names of sorts and lists, by which the tables know what is said
      let choice = try context.parsed(listedAs: "It can be") { () throws(QueryError) in
        try Names.find(word, "thing to mock", in: choices, by: \.self)
      }
      return .act(
        .stage(.mock(choice == "view", on: call.names(patterns))),
        at: call.span(patterns) ?? word.span)
    }
  }()
}
