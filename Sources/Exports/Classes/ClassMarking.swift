/// By what rule points are given.
public struct ClassMarking: Sendable {
  /// Which answer counts.
  public enum Rule: String, CaseIterable, Sendable {
    /// The first one, whatever was taken back.
    case first
    /// Any, if the learner came to it by themselves.
    case any
  }

  /// Which answer counts.
  public let rule: Rule
  /// How many points questions and tasks give, by `lesson/question`, or by the lesson or the question alone; one
  /// where nothing is said.
  public let weights: [String: Int]

  /// Makes a rule.
  public init(_ rule: Rule = .first, weights: [String: Int] = [:]) {
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

  /// The points of a hand-in.
  public func points(of work: ClassWork, in lesson: ClassRecord.Lesson) -> Int {
    zip(lesson.asked, work.steps).reduce(0) { sum, pair in
      sum + (isRight(pair.1, pair.0) ? weight(pair.0, in: lesson) : 0)
    }
  }

  /// Whether a question or a task gives its points.
  func isRight(_ step: ClassWork.Step, _ asked: ClassRecord.Asked) -> Bool {
    if asked.isTask { return step.outcome == "done" }
    return switch rule {
    case .first: step.answers.first?.isRight == true
    case .any: step.answers.contains(where: \.isRight)
    }
  }
}
