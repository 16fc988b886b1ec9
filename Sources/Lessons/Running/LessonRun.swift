/// A learner's way through one lesson: at which step they are, and what they have done of it.
///
/// What it does to a session goes through a ``LessonStage``; what it has to say is handed to a
/// closure, so that it knows no screen.
public struct LessonRun {
  /// Something that happens while a step begins.
  public enum Moment: Hashable, Sendable {
    /// Something to read.
    case prose(Prose)
    /// A command of the lesson that is carried out next.
    case willRun(LessonLine)
    /// The command that couldn't be carried out, and why: the lesson is at fault.
    case failed(LessonLine, reason: String)
  }

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
  /// How many of the step's hints were shown.
  public private(set) var hintsShown = 0

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

  /// Goes to a step without the learner: the steps before it are gone through by their `run` blocks
  /// and reference solutions alone.
  ///
  /// - Parameters:
  ///   - position: The step's place, from 0.
  ///   - stage: Where the lesson takes place.
  public mutating func pass(to position: Int, on stage: LessonStage) {
    for step in lesson.steps[..<position] {
      stage.beginStep()
      for line in step.commands + (step.task?.solution ?? []) { _ = stage.run(line.text) }
    }
  }

  /// Begins a step: says and runs what stands before its question.
  ///
  /// A step that asks nothing is done with that, and so is a prediction, which is only read.
  ///
  /// - Parameters:
  ///   - position: The step's place, from 0.
  ///   - stage: Where the lesson takes place.
  ///   - tell: Takes what happens, in order.
  public mutating func begin(
    _ position: Int, on stage: LessonStage, telling tell: (Moment) -> Void
  ) {
    self.position = position
    isStepDone = false
    hintsShown = 0
    stage.beginStep()
    for content in step.content {
      switch content {
      case .prose(let prose): tell(.prose(prose))
      case .run(let lines):
        for line in lines {
          tell(.willRun(line))
          if case .failed(let reason, _) = stage.run(line.text) {
            tell(.failed(line, reason: reason))
          }
        }
      }
    }
    switch step.question {
    case .task, .quiz: break
    case .prediction, nil: isStepDone = true
    }
  }

  /// Looks whether the open task is done now, and notes it if it is.
  ///
  /// - Parameter stage: Where the lesson takes place.
  /// - Returns: What came of each check, expectations first; nothing if no task is open.
  public mutating func look(on stage: LessonStage) -> [LessonFinding] {
    guard let task = openTask else { return [] }
    let findings =
      task.expectations.map { LessonFinding($0, isGuard: false, outcome: stage.check($0.text)) }
      + task.guards.map { LessonFinding($0, isGuard: true, outcome: stage.check($0.text)) }
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

  /// Takes the next hint.
  ///
  /// - Returns: The hint; nil if there is no other.
  public mutating func takeHint() -> LessonHint? {
    guard hintsShown < step.hints.count else { return nil }
    hintsShown += 1
    return step.hints[hintsShown - 1]
  }

  /// Takes the step as done, without the learner.
  public mutating func giveUp() { isStepDone = true }
}
