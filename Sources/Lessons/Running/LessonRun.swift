/// A learner's way through one lesson: at which step they are, and what they have done of it.
///
/// It knows no session: what is the case there is looked up by a closure.
public struct LessonRun {
  /// What came of answering.
  public enum Verdict: Hashable, Sendable {
    /// The answer is right.
    case right(LessonQuiz.Answer)
    /// It isn't; the question stays open.
    case wrong(LessonQuiz.Answer)
  }

  /// The lesson.
  public let lesson: Lesson
  /// The step's place in the lesson, from 0.
  public private(set) var position = 0
  /// Whether what the step asks is done, by the learner or for them.
  public private(set) var isStepDone = false

  /// Stands before the first step.
  public init(_ lesson: Lesson) { self.lesson = lesson }

  /// The step.
  public var step: LessonStep { lesson.steps[position] }

  /// Whether no step follows.
  public var isAtLastStep: Bool { position + 1 >= lesson.steps.count }

  /// Whether nothing is left to do in the lesson.
  public var isFinished: Bool { isAtLastStep && isStepDone }

  /// The quiz that waits for an answer; nil if none does.
  public var openQuiz: LessonQuiz? {
    if !isStepDone, case .quiz(let quiz) = step.question { quiz } else { nil }
  }

  /// The task that is to be done; nil if none is.
  public var openTask: LessonTask? { isStepDone ? nil : step.task }

  /// Begins a step. One that asks nothing is done with that, and so is a prediction, which is only read.
  ///
  /// - Parameter position: The step's place, from 0.
  public mutating func begin(_ position: Int) {
    self.position = position
    switch step.question {
    case .task, .quiz: isStepDone = false
    case .prediction, nil: isStepDone = true
    }
  }

  /// Looks whether the open task is done now, and notes it if it is.
  ///
  /// - Parameter check: Whether a line of `expect` or `guard` holds.
  /// - Returns: What came of each check, expectations first; nothing if no task is open.
  public mutating func look(_ check: (String) -> LessonOutcome) -> [LessonFinding] {
    guard let task = openTask else { return [] }
    let findings =
      task.expectations.map { LessonFinding($0, isGuard: false, outcome: check($0.text)) }
      + task.guards.map { LessonFinding($0, isGuard: true, outcome: check($0.text)) }
    isStepDone = findings.allSatisfy(\.holds)
    return findings
  }

  /// Answers the open quiz.
  ///
  /// - Parameter choice: The answer's place, from 0.
  /// - Returns: What came of it; nil if no quiz is open, or it has no such answer.
  public mutating func answer(_ choice: Int) -> Verdict? {
    guard let quiz = openQuiz, quiz.answers.indices.contains(choice) else { return nil }
    let answer = quiz.answers[choice]
    guard answer.isRight else { return .wrong(answer) }
    isStepDone = true
    return .right(answer)
  }

  /// Takes the step as done, without the learner.
  public mutating func giveUp() { isStepDone = true }
}
