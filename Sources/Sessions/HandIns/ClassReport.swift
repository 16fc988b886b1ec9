import Lessons

/// What a class made of a lesson, question by question.
public struct ClassReport {
  /// What became of one step that asks something.
  public struct Question {
    /// The step's place in the lesson, from 0.
    public let step: Int
    /// The question's id.
    public let id: String
    /// How many answered it; for a task, how many did it.
    public let answered: Int
    /// How many answered wrong the first time.
    public let wrong: Int
    /// How many had it done for them.
    public let skipped: Int
    /// How many did nothing of it.
    public let open: Int
    /// What was answered wrong the first time and how often, the most frequent first.
    public let mistakes: [(text: String, count: Int)]
  }

  /// The questions, in the lesson's order.
  public let questions: [Question]

  /// Counts what came of each hand-in.
  public init(of lesson: Lesson, _ works: [GradedWork]) {
    questions = lesson.steps.indices.compactMap { place in
      guard let question = lesson.steps[place].question else { return nil }
      let steps = works.map { $0.steps[place] }
      let firsts = steps.compactMap(\.answers.first)
      let isTask = if case .task = question { true } else { false }
      var counts: [String: Int] = [:]
      for wrong in firsts where !wrong.isRight { counts[wrong.mistake, default: 0] += 1 }
      return Question(
        step: place, id: question.id.text,
        answered: isTask ? steps.count { $0.outcome == .done } : firsts.count,
        wrong: firsts.count { !$0.isRight },
        skipped: steps.count { $0.outcome == .skipped && $0.answers.isEmpty },
        open: steps.count { $0.outcome == nil && $0.answers.isEmpty },
        mistakes: counts.map { (text: $0.key, count: $0.value) }
          .sorted { ($1.count, $0.text) < ($0.count, $1.text) })
    }
  }

  /// Hand-ins that are equal to the last word, as places in a list; each group has at least two.
  public static func twins(among handIns: [HandIn]) -> [[Int]] {
    var groups: [[String]: [Int]] = [:]
    for (place, handIn) in handIns.enumerated() where !handIn.sittings.isEmpty {
      groups[handIn.actionLines, default: []].append(place)
    }
    return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }
}
