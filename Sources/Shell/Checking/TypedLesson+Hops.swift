import Languages
import Lessons
import Queries
import Sessions

extension TypedLesson {
  /// What is wrong with the hops of a check over a trace: a role that the pattern doesn't have, or a name
  /// that none of its messages can have. Such a hop is never met, so that `never` would always hold.
  ///
  /// - Parameters:
  ///   - line: The check.
  ///   - session: What it is held against.
  /// - Returns: nil if nothing is wrong, or what it is about isn't open.
  static func hopError(in line: String, of session: Session) -> LessonOutcome? {
    guard
      let expected = try? Expectation(line, vocabulary: session.environment.vocabulary),
      let trace = expected.kind as? TraceExpectation,
      let specimen = session.state.current?[trace.specimen.value.pattern.lowercased()]
    else { return nil }
    let words = ((try? Lexer.commands(in: line)) ?? []).flatMap { $0 }
    for hop in trace.condition.hops {
      do throws(BreakpointError) {
        _ = try BreakpointCheck(
          Breakpoint(before: hop), words: words, specimens: [specimen], in: session.state
        ).check()
      } catch {
        let what = error.words.what
        return .failed(
          error.nearest.map { localized("proof.nearest", what, $0) } ?? what,
          at: error.span?.lowerBound ?? 0)
      }
    }
    return nil
  }
}

extension TraceCondition {
  /// Every hop that it names.
  var hops: [Hop] {
    switch self {
    case .order(let hops), .exactly(let hops): hops
    case .never(let hop), .count(let hop, _, _): [hop]
    }
  }
}
