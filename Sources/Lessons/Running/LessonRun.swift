/// A learner's way through one lesson: at which step they are, and what they have done of it.
///
/// It knows no session. ``look(_:)`` is given a closure that evaluates a check in one.
public struct LessonRun {
  /// The lesson, as this learner is asked.
  public let lesson: Lesson
  /// The step's place in the lesson, from 0.
  public private(set) var position = 0
  /// Whether what the step asks is done, by the learner or for them.
  public private(set) var isStepDone = false {
    didSet { if isStepDone { done.insert(position) } }
  }
  /// The places of the steps that were ever done: one that the learner has come back to stays among them.
  private var done: Set<Int> = []

  /// The learner's number, by which choices and lines are shuffled.
  public let seed: Int

  /// Begins before the first step. The learner's number, 0 for none, shuffles choices and lines.
  /// For a learner of a class it also draws the events of predictions.
  public init(_ lesson: Lesson, seed: Int = 0) {
    self.lesson = lesson.drawn(by: seed)
    self.seed = seed
  }

  /// The step.
  public var step: LessonStep { lesson.steps[position] }

  /// Whether no step follows.
  public var isAtLastStep: Bool { position + 1 >= lesson.steps.count }

  /// Whether the learner may go on: the step is done, or was before they came back to it.
  public var mayGoOn: Bool { done.contains(position) }

  /// Whether a step was ever done, by its place from 0.
  public func wasDone(_ position: Int) -> Bool { done.contains(position) }

  /// Whether nothing is left to do in the lesson.
  public var isFinished: Bool { isAtLastStep && isStepDone }

  /// The step's quiz, as the learner sees it; nil if it asks none.
  package var quiz: (any QuizInteraction)? {
    if case .quiz(let quiz) = step.question { quiz.interaction(seed: seed) } else { nil }
  }

  /// The quiz that waits for an answer; nil if none does.
  package var openQuiz: (any QuizInteraction)? { isStepDone ? nil : quiz }

  /// The prediction that is to be made; nil if none is.
  public var openPrediction: LessonPrediction? {
    if !isStepDone, case .prediction(let prediction) = step.question { prediction } else { nil }
  }

  /// The task that is to be done; nil if none is.
  public var openTask: LessonTask? { isStepDone ? nil : step.task }

  /// Begins a step, by its place from 0. One that asks nothing is done with that.
  public mutating func begin(_ position: Int) {
    self.position = position
    isStepDone = step.question == nil
  }

  /// Takes over which steps were done in another run through the same lesson.
  public mutating func remember(_ other: LessonRun) { done.formUnion(other.done) }

  /// Evaluates the checks of the open task, and notes whether it is done. Returns the outcome of
  /// each check, expectations first; empty if no task is open.
  public mutating func look(_ check: (String) -> LessonOutcome) -> [LessonFinding] {
    guard let task = openTask else { return [] }
    let findings = task.checks.map { LessonFinding(check: $0, outcome: check($0.line.text)) }
    isStepDone = findings.allSatisfy(\.holds)
    return findings
  }

  /// Answers the open quiz with places from 0, as they are shown, in the learner's order; nil if no
  /// quiz is open, or it can't be answered so.
  public mutating func answer(_ places: [Int]) -> LessonVerdict? {
    guard let quiz = openQuiz, places.allSatisfy(quiz.shown.indices.contains),
      Set(places).count == places.count,
      let verdict = quiz.verdict(on: places.map { quiz.shown[$0] })
    else { return nil }
    // In an exam there is no second answer.
    isStepDone = verdict.isRight || lesson.exam != nil
    return verdict
  }

  /// Takes the open prediction as made: the event was fired, whatever was foreseen.
  public mutating func reveal() { if openPrediction != nil { isStepDone = true } }

  /// Takes the step as done, without the learner.
  public mutating func giveUp() { isStepDone = true }
}

/// What came of one check of a task.
public struct LessonFinding: Hashable, Sendable {
  /// The check.
  public let check: LessonCheck
  /// Whether it holds, and if not, what is the case instead.
  public let outcome: LessonOutcome

  /// Whether it holds.
  public var holds: Bool { outcome == .passed }
}

/// What came of answering a question whose answer the lesson knows.
public struct LessonVerdict: Hashable, Sendable {
  /// Whether the question is answered with it.
  public let isRight: Bool
  /// What was named, in the learner's order: places among the author's answers, from 0.
  let named: [Int]
  /// The answers that are explained as right or wrong, by their places among the author's.
  package let explained: [Int]

  init(isRight: Bool, on named: [Int], explained: [Int] = []) {
    (self.isRight, self.named, self.explained) = (isRight, named, explained)
  }
}
