import Sessions

/// By what rule points are given.
public struct ClassMarking: Sendable {
  /// Which answer counts.
  public enum Rule: String, CaseIterable, Sendable {
    /// The first one, whatever was taken back.
    case firstTry = "first-try"  // no text: a word that is typed
    /// The first one, and a task that is done, if neither a hint nor the solution was read before.
    case noHelp = "no-help"  // no text: a word that is typed
    /// Any, if the learner came to it by themselves.
    case any
  }

  /// Which answer counts.
  public let rule: Rule
  /// How many points questions and tasks give, by `lesson/question`, or by the lesson or the question alone; one
  /// where nothing is said.
  public let weights: [String: Int]

  /// Makes a rule.
  public init(_ rule: Rule = .firstTry, weights: [String: Int] = [:]) {
    (self.rule, self.weights) = (rule, weights)
  }

  private func weight(_ asked: ClassRecord.Asked, in lesson: ClassRecord.Lesson) -> Int {
    weights["\(lesson.id)/\(asked.id)"] ?? weights[asked.id] ?? weights[lesson.id] ?? 1
  }

  /// The weights that are for nothing in these lessons, in order.
  public func unused(in lessons: [ClassRecord.Lesson]) -> [String] {
    let known = lessons.flatMap { lesson in
      [lesson.id] + lesson.asked.flatMap { [$0.id, "\(lesson.id)/\($0.id)"] }
    }
    return Set(weights.keys).subtracting(known).sorted()
  }

  /// The most points of a lesson.
  public func most(in lesson: ClassRecord.Lesson) -> Int {
    lesson.asked.reduce(0) { $0 + weight($1, in: lesson) }
  }

  /// The points of a hand-in; nil if code in it wasn't built, so that no hunt has judged it.
  public func points(of work: ClassWork, in lesson: ClassRecord.Lesson) -> Int? {
    if work.hasUnbuiltCode { return nil }
    return zip(lesson.asked, work.steps).reduce(0) { sum, pair in
      sum + (isRight(pair.1, pair.0, of: work) ? weight(pair.0, in: lesson) : 0)
    }
  }

  /// Whether a question or a task gives its points.
  func isRight(_ step: StepRecord, _ asked: ClassRecord.Asked, of work: ClassWork) -> Bool {
    if rule == .noHelp, step.hints > 0 || step.hasSolution || work.hasKey { return false }
    if asked.isTask { return step.outcome == .done }
    return switch rule {
    case .firstTry, .noHelp: step.answers.first?.isRight == true
    case .any: step.answers.contains(where: \.isRight)
    }
  }
}
