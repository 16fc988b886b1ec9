import Queries
import Sessions
import Staging
import Views

extension Command {
  /// Says how many messages are kept, and which stay when there are more.
  static let keep: Command = {
    let words = Parameter("WHAT", .word, .repeated)
    return Command(
      "keep", .tool, looksWhenBare: true, in: .trace,
      summary: "how many messages are kept, and which stay when others go",
      takes: [words], writtenAs: "[NUMBER | FROM -> TO [: NAME] | newest]",
      examples: [
        Example("keep", "how many are kept, and which stay"),
        Example("keep 50000", "so many of each pattern; the oldest go first"),
        Example("keep Presenter -> View", "when others go, these stay"),
        Example("keep newest", "none stays but the newest, as in the beginning"),
      ],
      details: [
        "What is open lives through its events once more, so that what had gone is there again as far "
          + "as there is room. Pinned messages always stay: pin. Like 'set' it is no action: 'undo' leaves it "
          + "as it is."
      ]
    ) { call, context throws(CommandError) in
      let now = context.session.environment.retention
      let given = call.all(words)
      if given.isEmpty { return .look(.retention(now, context.open)) }
      let wanted = try retention(given, now, context)
      let unused =
        given.count > 1 ? wanted.hop.flatMap { context.unused($0, in: context.state.allOpen) } : nil
      return .tool { runner throws(CommandError) in
        try runner.context.worded { () throws(SessionError) in try runner.session.retain(wanted) }
        return .reports(
          .retention(wanted, runner.context.open)
            + (unused.map { .unused($0, effect: "is kept by it") { "keep \($0)" } } ?? Document()))
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
      guard range.contains(wanted.capacity) else {
        throw context.complaint(.request(.cannotKeep(range)), at: first.span)
      }
    } else if first.text.lowercased() == "newest" {
      wanted.hop = nil
    } else {
      let nearest = NearestName.to(first.text, among: ["newest"])
      throw context.complaint(.request(.keepsWhat(nearest: nearest)), at: first.span)
    }
    return wanted
  }

  private static func hop(_ words: [Word], _ context: Context) throws(CommandError) -> Hop {
    let hop: Hop
    do throws(QueryError) {
      hop = try Hop(words, in: context.line, vocabulary: context.vocabulary)
    } catch  where error.fault == .unexpected {
      throw context.complaint(.request(.keptByWayAlone), at: error.span)
    } catch {
      throw context.complaint(.query(error))
    }
    // It holds for all that is open, wherever that is.
    let check = BreakpointCheck(
      Breakpoint(before: hop), words: words, specimens: context.state.allOpen, in: context.state)
    do throws(BreakpointError) {
      _ = try check.check()
    } catch {
      throw context.complaint(.breakpoint(error))
    }
    return hop
  }
}
