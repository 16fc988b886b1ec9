import Languages
import Sessions

/// What a class made of a question.
public struct ClassQuestion: Sendable {
  /// How often something was said or tried.
  public typealias Count = (text: String, count: Int)

  /// Its id.
  public let id: String
  /// What it asks, in short.
  public let title: String
  /// Whether it is a task: it has no answers, and is done or not.
  public let isTask: Bool
  /// How many answered it or did it.
  public let answered: Int
  /// How many were wrong the first time.
  public let wrong: Int
  /// How many had it done for them.
  public let skipped: Int
  /// How many did nothing of it.
  public let open: Int
  /// The wrong first answers in short, a way by where it goes elsewhere, and how often each was given, the
  /// most frequent first.
  public let mistakes: [Count]
  /// The wrong first answers, whole.
  public let ways: [Count]
  /// The reasons, in the learners' words.
  public let reasons: [Count]
  /// What was tried first in a task.
  public let firstTries: [Count]
  /// How many actions the task took, from the fewest to the most, the middle one between them; nil if it
  /// wasn't tried.
  public let attempts: (fewest: Int, middle: Int, most: Int)?
  /// How many read a hint or the solution.
  public let helped: Int

  /// Counts what came of each hand-in.
  init(_ asked: ClassRecord.Asked, _ steps: [StepRecord]) {
    (id, title, isTask) = (asked.id, asked.title, asked.isTask)
    let firsts = steps.compactMap(\.answers.first)
    answered = asked.isTask ? steps.count { $0.outcome == .done } : firsts.count
    wrong = firsts.count { !$0.isRight }
    skipped = steps.count { $0.outcome == .skipped && $0.answers.isEmpty }
    open = steps.count { $0.outcome == nil && $0.answers.isEmpty }
    helped = steps.count { $0.hints > 0 || $0.hasSolution }
    mistakes = Self.counted(firsts.filter { !$0.isRight }.map { $0.mistake ?? $0.text })
    ways = Self.counted(firsts.filter { !$0.isRight }.map(\.text))
    reasons = Self.counted(steps.flatMap { Array(Set($0.reasons)) })
    firstTries = Self.counted(steps.compactMap(\.tried.first))
    let counts = steps.map(\.attempts).filter { $0 > 0 }.sorted()
    attempts =
      if let fewest = counts.first, let most = counts.last {
        (fewest, counts[counts.count / 2], most)
      } else {
        nil
      }
  }

  private static func counted(_ texts: [String]) -> [Count] {
    texts.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
      .map { (text: $0.key, count: $0.value) }.sorted { ($1.count, $0.text) < ($0.count, $1.text) }
  }

  /// `17 of 30 wrong, 12 said Model -> View`.
  public var finding: String {
    var parts = [
      isTask
        ? localized("class.did-it", answered, answered + skipped + open)
        : localized("class.wrong", wrong, answered)
    ]
    parts += mistakes.prefix(2).map { localized("class.said", $0.count, $0.text.shortened) }
    if skipped > 0 { parts.append(localized("class.skipped-it", skipped)) }
    if open > 0, !isTask { parts.append(localized("class.did-not-come", open)) }
    if helped > 0 { parts.append(localized("class.helped", helped)) }
    return parts.joined(separator: ", ")
  }

  /// What is behind the finding, a sentence each, whole: the wrong answers, what was tried, and the reasons.
  ///
  /// - Parameter most: How many of each kind are told.
  /// - Returns: The sentences.
  public func details(most: Int) -> [String] {
    var details: [String] = []
    if ways.map(\.text) != mistakes.map(\.text) || ways.count > 2
      || ways.contains(where: { $0.text != $0.text.shortened })
    {
      details += ways.prefix(most).map { localized("class.answered", $0.count, $0.text) }
    }
    if let attempts {
      details.append(
        localized("class.attempts", attempts.fewest, attempts.middle, attempts.most))
    }
    details += firstTries.prefix(most).map { localized("class.tried-first", $0.count, $0.text) }
    details += reasons.prefix(most).map { localized("class.because", $0.count, $0.text) }
    return details
  }
}

extension String {
  /// The text, or its beginning if it is long.
  fileprivate var shortened: String { count > 60 ? prefix(59) + "…" : self }
}
