import Languages
import Queries
import Sessions
import Staging

extension Command {
  /// Says how many messages are kept, and which stay when there are more.
  static let keep: Command = {
    let kept = Parameter("WHAT", .word, .repeated)
    return Command(
      "keep", .tool, looksWhenBare: true, in: .trace,
      takes: [kept], writtenAs: "[NUMBER | FROM -> TO [: NAME] | newest]",
      examples: ["keep", "keep 50000", "keep Presenter -> View", "keep newest"]
    ) { call, context throws(CommandError) in
      let now = context.session.environment.retention
      let given = call.all(kept)
      if given.isEmpty { return .look(.retention(now, context.open)) }
      let wanted = try retention(given, now, context)
      let unused =
        given.count > 1 ? wanted.hop.flatMap { context.unused($0, in: context.state.allOpen) } : nil
      return .tool { runner throws(CommandError) in
        try runner.context.worded(runner.session.retain(wanted))
        return .reports(
          .retention(wanted, runner.context.open)
            + (unused.map { .unused($0, .keep) { "keep \($0)" } } ?? Document()))
      }
    }
  }()

  private static func retention(
    _ words: [Word], _ now: Retention, _ context: Context
  ) throws(CommandError) -> Retention {
    let first = words[0]
    var wanted = now
    if words.count > 1 {
      wanted.hop = try hop(words, context)
    } else if first.isNumber {
      let range = Retention.fewest...Retention.most
      wanted.capacity = Int(first.text) ?? .max
      wanted.budget = nil
      guard range.contains(wanted.capacity) else {
        throw context.error(
          Refusal("error.cannot-keep", advice: range.lowerBound, range.upperBound), at: first.span)
      }
    } else if first.text.lowercased() == "newest" {
      wanted.hop = nil
    } else {
      let nearest = NearestName.to(first.text, among: ["newest"])
      throw context.error(Refusal("error.keeps-what", nearest: nearest), at: first.span)
    }
    return wanted
  }

  private static func hop(_ words: [Word], _ context: Context) throws(CommandError) -> Hop {
    let hop: Hop
    do throws(QueryError) {
      hop = try Hop(words, in: context.line, vocabulary: context.vocabulary)
    } catch  where error.kind == .unexpected {
      throw context.error("error.kept-by-way", at: error.span)
    } catch {
      throw context.error(Refusal(error))
    }
    // It holds for all that is open, wherever that is.
    try context.check(Breakpoint(before: hop), words, in: context.state.allOpen)
    return hop
  }
}
