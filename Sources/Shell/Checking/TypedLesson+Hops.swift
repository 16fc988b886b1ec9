import Languages
import LayerTracing
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

  /// What the right answers of a quiz say of messages, and the trace in front says otherwise: a call where all that
  /// go this way are notifications, or the other way round, or a role that none of what is open has.
  ///
  /// - Parameters:
  ///   - quiz: The quiz.
  ///   - session: What is in front when it is asked.
  /// - Returns: nil if nothing is wrong, or nothing is open.
  static func arrowError(in quiz: LessonQuiz, of session: Session) -> LessonOutcome? {
    guard let open = session.state.current?.open, !open.isEmpty, quiz.form != .order else {
      return nil
    }
    let messages = open.flatMap { $0.recorder.messages.trace() }
    let roles = Set(open.flatMap(\.roles).map(\.name) + Role.outside.map(\.name))
    for answer in quiz.answers where answer.isRight {
      var rest = answer.text.plainText[...]
      while let match = rest.firstMatch(of: /([A-Z][A-Za-z]+) (->|~>) ([A-Z][A-Za-z]+)/) {
        let (said, from, arrow, to) = match.output
        // The receiver may send the next one.
        rest = rest[rest.index(match.range.upperBound, offsetBy: -to.count)...]
        for role in [from, to] where !roles.contains(String(role)) {
          return .failed(localized("proof.no-role", String(role), String(said)))
        }
        let sent = messages.filter { $0.sender.role.name == from && $0.receiver.role.name == to }
        if !sent.isEmpty, !sent.contains(where: { $0.isNotification == (arrow == "~>") }) {
          let other = arrow == "~>" ? "->" : "~>"
          return .failed(localized("proof.arrow", String(said), "\(from) \(other) \(to)"))
        }
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
