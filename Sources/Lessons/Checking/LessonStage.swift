/// Where a lesson takes place: a session in which it is gone through as a learner does, by the few things
/// that are done with it.
///
/// It is made of closures, so that a session on the main actor can be one as well as a toy in a test.
public struct LessonStage {
  /// How a learner comes to a step.
  public enum Way: Sendable {
    /// The step before is done; where it can't be, it is skipped all the same.
    case onward
    /// The step before is skipped.
    case skipping
  }

  /// Begins a fresh session for a lesson: nothing open, nothing recorded, the numbers as at first. Its steps
  /// are measured, for ``warning``, if that is asked for.
  public let start: (Lesson, _ isMeasured: Bool) -> Void
  /// Comes to a step, by its place from 0: the first, or the one after that in which the session is. What
  /// came of each command of its `run` blocks.
  public let enter: (Int, Way) -> [LessonOutcome]
  /// Carries out a line as if it had been typed.
  public let run: (String) -> LessonOutcome
  /// Holds a line of `expect` or `guard` against the place that the session has come to, and changes
  /// nothing.
  public let check: (String) -> LessonOutcome
  /// Whether the step is done.
  public let isDone: () -> Bool
  /// Answers what the step asks, other than a task, as its author would: the line that it came to, and
  /// what came of it. Nil if it asks nothing of the kind.
  public let answer: () -> (line: LessonLine, outcome: LessonOutcome)?
  /// Whether the reference solution does the step's task from here; nothing is changed.
  public let isSolvable: () -> Bool
  /// Fires each event that there is and goes the way out that is offered: whether all is as before then.
  public let detour: () -> LessonOutcome
  /// What could be better about how the step is shown that was come to last; nil if nothing could.
  public let warning: () -> String?
  /// All that could differ between two sessions, as text: messages, states, screens.
  public let fingerprint: () -> String

  /// Makes a stage.
  ///
  /// - Parameters:
  ///   - start: Begins a fresh session for a lesson, and measures its steps or doesn't.
  ///   - enter: Comes to a step, and tells what came of each of its commands.
  ///   - run: Carries out a line.
  ///   - check: Holds a check against what is there.
  ///   - isDone: Tells whether the step is done.
  ///   - answer: Answers what the step asks.
  ///   - isSolvable: Tells whether the reference solution does the task.
  ///   - detour: Tells whether there is a way out after each event.
  ///   - warning: Tells what could be better about how the step is shown.
  ///   - fingerprint: Tells all that could differ between two sessions.
  public init(
    start: @escaping (Lesson, Bool) -> Void, enter: @escaping (Int, Way) -> [LessonOutcome],
    run: @escaping (String) -> LessonOutcome, check: @escaping (String) -> LessonOutcome,
    isDone: @escaping () -> Bool,
    answer: @escaping () -> (line: LessonLine, outcome: LessonOutcome)? = { nil },
    isSolvable: @escaping () -> Bool = { true },
    detour: @escaping () -> LessonOutcome = { .passed },
    warning: @escaping () -> String? = { nil },
    fingerprint: @escaping () -> String
  ) {
    self.start = start
    self.enter = enter
    self.run = run
    self.check = check
    self.isDone = isDone
    self.answer = answer
    self.isSolvable = isSolvable
    self.detour = detour
    self.warning = warning
    self.fingerprint = fingerprint
  }
}
