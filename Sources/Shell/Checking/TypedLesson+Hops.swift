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
      do throws(Refusal) {
        _ = try BreakpointCheck(
          Breakpoint(before: hop), words: words, specimens: [specimen], in: session.state
        ).check()
      } catch {
        let message = error.message.description
        return .failed(
          error.nearest.map { localized("proof.nearest", message, $0) } ?? message,
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
        let (hop, from, arrow, to) = match.output
        // The receiver may send the next one.
        rest = rest[rest.index(match.range.upperBound, offsetBy: -to.count)...]
        for role in [from, to] where !roles.contains(String(role)) {
          return .failed(localized("proof.no-role", String(role), String(hop)))
        }
        let sent = messages.filter { $0.sender.role.name == from && $0.receiver.role.name == to }
        if !sent.isEmpty, !sent.contains(where: { $0.isNotification == (arrow == "~>") }) {
          let other = arrow == "~>" ? "->" : "~>"
          return .failed(localized("proof.arrow", String(hop), "\(from) \(other) \(to)"))
        }
      }
    }
    return nil
  }

  /// What the right answers of a quiz say of how many messages an event sends, where none of what is open has sent so
  /// many in any event, or in those that the answer names.
  ///
  /// - Parameters:
  ///   - quiz: The quiz.
  ///   - session: What is in front when it is asked.
  /// - Returns: nil if nothing is wrong, or no such event was fired.
  static func countError(in quiz: LessonQuiz, of session: Session) -> LessonOutcome? {
    guard let stage = session.state.current else { return nil }
    for answer in quiz.answers where answer.isRight {
      // Where the answer names events, it speaks of those.
      let named = stage.feature.events.filter { answer.text.plainText.contains($0) }
      let counts = stage.open.flatMap { specimen in
        let messages = specimen.recorder.messages.trace().filter { message in
          message.isCrossing
            && (named.isEmpty || named.contains(stage.events[message.event]?.name ?? ""))
        }
        return Dictionary(grouping: messages, by: \.event).values.map(\.count)
      }
      if counts.isEmpty { continue }
      let claims = MessageCount.all(in: answer.text.plainText, Language.inFront(of: session.state))
      for count in claims where !counts.contains(count.number) {
        let sent = counts.unique.sorted().map(String.init)
        return .failed(localized("proof.count", count.phrase, sent))
      }
    }
    return nil
  }
}

/// A number of messages in a text: `nine messages`.
private struct MessageCount {
  let phrase: String
  let number: Int

  /// Every one that a text says, in figures or words; what is said to be more, or fewer, than before is none.
  static func all(in text: String, _ language: Language) -> [MessageCount] {
    let numerals = language.localized("proof.numerals").split(separator: " ").map(String.init)
    // Most texts speak of no message: that is seen before a hundred numbers are looked for.
    let forms = language.localized("proof.message-counts").split(separator: "|").map(String.init)
      .filter { form in form.split(separator: "#").allSatisfy { text.contains($0) } }
    if forms.isEmpty { return [] }
    let compared = language.localized("proof.more-or-fewer").split(separator: "|")
    let figures = (0..<100).map { (number: $0, word: String($0)) }
    let all = figures + numerals.enumerated().map { (number: $0 + 1, word: $1) }
    return all.flatMap { number, word in
      forms.flatMap { form -> [MessageCount] in
        let phrase = form.replacing("#", with: word)
        return text.ranges(of: phrase).compactMap { range in
          let before = text[..<range.lowerBound].last
          let after = text[range.upperBound...].drop(while: \.isWhitespace)
          let isWhole = before?.isLetter != true && before?.isNumber != true && before != "."
          let isCompared = compared.contains { after.hasPrefix($0) }
          return isWhole && !isCompared ? MessageCount(phrase: phrase, number: number) : nil
        }
      }
    }
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
