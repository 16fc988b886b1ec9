/// Where a lesson takes place: a session, through the few things that a lesson does with it.
///
/// It is made of closures, so that a session on the main actor can be one as well as a toy in a test.
public struct LessonStage {
  /// Begins a fresh session: nothing open, nothing recorded, the clock and the numbers as at first.
  public let start: () -> Void
  /// Carries out a line of `run` or `try` as if it had been typed.
  public let run: (String) -> LessonOutcome
  /// Begins a step, before its `run` blocks: checks over the trace see the messages from here.
  public let beginStep: () -> Void
  /// Evaluates a line of `expect` or `guard`, and changes nothing.
  public let check: (String) -> LessonOutcome
  /// Calls what it is given at each place at which the line that was carried out last stops an event, in
  /// order; the event is at its end then.
  public let atStops: (() -> Void) -> Void
  /// Goes through a lesson as a learner does, every answer and solution typed at a prompt, one step after
  /// another: the line that each step came to, and what came of it.
  public let type: (Lesson) -> [(step: Int, line: LessonLine, outcome: LessonOutcome)]
  /// Whether the task of a step, by its place, can be done after any one event was fired first.
  public let detour: (Lesson, Int) -> LessonOutcome
  /// All that could differ between two sessions, as text: messages, states, screens.
  public let fingerprint: () -> String

  /// Makes a stage.
  ///
  /// - Parameters:
  ///   - start: Begins a fresh session.
  ///   - run: Carries out a line.
  ///   - beginStep: Begins a step.
  ///   - check: Evaluates a check.
  ///   - atStops: Calls what it is given at each place at which the last line stops an event.
  ///   - type: Goes through a lesson as a learner does.
  ///   - detour: Tells whether a task can be done after any one event.
  ///   - fingerprint: Tells all that could differ between two sessions.
  public init(
    start: @escaping () -> Void, run: @escaping (String) -> LessonOutcome,
    beginStep: @escaping () -> Void, check: @escaping (String) -> LessonOutcome,
    atStops: @escaping (() -> Void) -> Void = { _ in },
    type: @escaping (Lesson) -> [(step: Int, line: LessonLine, outcome: LessonOutcome)] = { _ in []
    },
    detour: @escaping (Lesson, Int) -> LessonOutcome = { _, _ in .passed },
    fingerprint: @escaping () -> String
  ) {
    self.start = start
    self.run = run
    self.beginStep = beginStep
    self.check = check
    self.atStops = atStops
    self.type = type
    self.detour = detour
    self.fingerprint = fingerprint
  }
}
