import Lessons
import Queries
import Sessions

extension Command {
  /// Puts a mock in the place of a view.
  static let mock: Command = {
    let what = Parameter("view|off", .word)
    let patterns = Parameter(
      after: "on", "PATTERN", .specimen, isRepeated: true, help: "only in these patterns")
    let choices = [
      Candidate("view", "a mock takes the view's place"), Candidate("off", "the view is back"),
    ]
    return Command(
      "mock", .act, in: .stage, inLessons: .anyBlock,
      summary: "put a mock in the view's place, as a test does, or the view back",
      answers: "What can be tested without a screen?",
      takes: [what.completing { _ in choices }, patterns],
      examples: [
        Example("mock view on mvp", "the presenter is driven without a widget"),
        Example("mock view", "in every open pattern in which it can be done"),
        Example("mock off", "the views are back"),
      ],
      undone: "Nothing was replaced."
    ) { call, context throws(CommandError) in
      _ = try context.stage()
      guard let word = call[what] else { throw call.missing(what, in: context) }
      let choice = try context.parsed(listedAs: "It can be") { () throws(QueryError) in
        try Names.find(word, "thing to mock", in: choices.map(\.text), by: \.self)
      }
      return .act(
        .stage(.mock(choice == "view", on: call.names(patterns))),
        at: call.span(patterns) ?? word.span)
    }
  }()
}
