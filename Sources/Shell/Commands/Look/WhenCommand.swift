import Languages
import Lessons
import Queries
import Sessions
import Staging

extension Command {
  /// Tells when something was so.
  static let when: Command = {
    let condition = Parameter("WHAT", .word, .rest)
    return Command(
      look: "when", in: .look, inLessons: .anyBlock,
      takes: [condition.completing(hops)],
      examples: [
        "when mvp.presenter.amount.number > 1", "when screen mvp contains '2'",
        "when Presenter -> View: onValueChange when number > 1", "when viper is silent",
      ]
    ) { call, context throws(CommandError) in
      let words = Array(call.words.dropFirst())
      guard !words.isEmpty else { throw call.missing(condition, in: context) }
      let question = try question(words, context)
      let session = context.session
      do throws(QueryError) {
        return .moments(
          try Moments(
            question, in: context.state, isStopped: session.stop != nil,
            unless: { session.wasInterrupted?() == true }))
      } catch {
        throw context.error(Refusal(error))
      }
    }
  }()

  private static func question(
    _ words: [Word], _ context: Context
  ) throws(CommandError) -> Moments.Question {
    let stage = try context.stage()
    if words.count > 2, words.suffix(2).map({ $0.text.lowercased() }) == ["is", "silent"] {
      return .silence(
        try words.dropLast(2).map { word throws(CommandError) in
          try ArgumentKind.specimen.parse(word, context).specimen.name
        })
    }
    switch try sought(words, stage, context, tries: false).0 {
    case .expectation(let expectation): return .expectation(expectation)
    case .condition(let condition): return .condition(condition)
    case .message(let breakpoint): return .message(breakpoint)
    case .specimens: throw context.error("error.when-what", at: words[0].span)
    }
  }
}
