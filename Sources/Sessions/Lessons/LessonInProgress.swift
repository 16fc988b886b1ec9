import LayerTracing
import Lessons
import Queries
import Staging

/// A lesson that was begun in a session.
public final class LessonInProgress {
  /// The lesson.
  public let shelved: ShelvedLesson
  /// The learner's way through it.
  public internal(set) var run: LessonRun
  /// What lies open in it.
  var workspace: Workspace
  /// What lay open when the step began, for ``State/skip()``.
  var stepStart: Workspace
  /// The prediction that its step asks for, or that the learner asked for during a task.
  public internal(set) var prediction: OpenPrediction?
  /// What customers ask for in it.
  var briefs: [Brief] = []

  init(_ shelved: ShelvedLesson, in workspace: Workspace, seed: Int) {
    self.shelved = shelved
    self.workspace = workspace
    stepStart = workspace
    run = LessonRun(shelved.lesson, seed: seed)
  }

  /// The lesson as it goes on, in a workspace of its own.
  ///
  /// - Parameter hooks: What is called while events run in it.
  /// - Returns: The copy.
  func copy(calling hooks: EventHooks) -> LessonInProgress {
    let copy = LessonInProgress(
      shelved, in: workspace.copyOfStep(calling: hooks), seed: run.seed)
    (copy.run, copy.stepStart) = (run, stepStart.copy())
    (copy.prediction, copy.briefs) = (prediction, briefs)
    return copy
  }

  /// Looks whether the task is done now.
  ///
  /// - Parameters:
  ///   - state: What its checks are held against.
  ///   - message: The message before which the session is stopped; nil if it isn't. What holds half-way
  ///     counts only if the task asks to stop.
  ///   - isChosen: Whether a breakpoint of the learner's stopped it there: that it is another message than
  ///     the task asks for is told then, and not while the event is gone through step by step.
  /// - Returns: What is to be told of it; nil if nothing is.
  func look(
    in state: State, stoppedBefore message: Message? = nil, isChosen: Bool = false
  ) -> TaskNews? {
    guard let task = run.openTask, message == nil || task.asksToStop(in: state.environment) else {
      return nil
    }
    // Stopped in an event, the state is a copy, and looks that were taken since are none of its own.
    if message != nil { state.workspace.looks.formUnion(workspace.looks) }
    let findings = run.look(in: state, at: state.workspace, stoppedBefore: message)
    if run.isStepDone { return .done(byStopping: message != nil) }
    if message == nil { return .notYet(findings, isStopped: false) }
    guard isChosen else { return nil }
    // In the middle of an event the rest needn't hold yet.
    let elsewhere = findings.filter(\.isStopElsewhere)
    return .notYet(elsewhere.isEmpty ? findings : elsewhere, isStopped: true)
  }

  /// Takes a look that the open task doesn't ask for: if it asks for another of that kind, it is told what
  /// is missing.
  public func missed(by look: TakenLook, in state: State) -> News {
    let isOfKind = run.asks(forKindOf: look, in: state.environment)
    return News(task: isOfKind ? self.look(in: state) : nil)
  }
}

extension LessonFinding {
  /// Whether a check isn't met because the session is stopped before another message.
  fileprivate var isStopElsewhere: Bool {
    if case .unmet(.pausedElsewhere) = outcome { true } else { false }
  }
}

extension LessonRun {
  /// Holds the open task's checks against what lies open in a workspace, half-way if the session is
  /// stopped before a message, and tells what came of each.
  mutating func look(
    in state: State, at workspace: Workspace, stoppedBefore message: Message? = nil
  ) -> [LessonFinding] {
    let context = CheckContext(workspace: workspace, pausedBefore: message)
    return look { context.outcome(of: $0, naming: state.environment.vocabulary) }
  }
}

extension LessonInProgress {
  /// Whether the lesson is finished and wasn't before something was done, when the lesson in front
  /// was so far; nil if none was in front.
  func isFinished(since before: LessonRun?) -> Bool {
    guard run.isFinished else { return false }
    return before.map { !$0.isFinished || $0.lesson.id != run.lesson.id } ?? true
  }
}

extension LessonRun {
  /// The looks that the open task asks for.
  private func wantedLooks(in environment: Environment) -> [LookExpectation] {
    (openTask?.expectations(in: environment) ?? []).compactMap { $0.kind as? LookExpectation }
  }

  /// Whether the open task asks for a look.
  public func asks(for look: TakenLook, in environment: Environment) -> Bool {
    wantedLooks(in: environment).contains { $0.matches(look) }
  }

  /// The flawed build that the open task wants to be told from the sound one; nil if it names none.
  public func buildToProve(in environment: Environment) -> SpecimenReference? {
    wantedLooks(in: environment).lazy.filter { $0.kind == .proved }.compactMap(\.build).first
  }

  /// Whether the open task asks for a look of a kind.
  fileprivate func asks(forKindOf look: TakenLook, in environment: Environment) -> Bool {
    wantedLooks(in: environment).contains { $0.kind == look.kind }
  }
}

extension LessonTask {
  /// Its checks that can be read.
  fileprivate func expectations(in environment: Environment) -> [Expectation] {
    expectations.compactMap { try? Expectation($0.text, vocabulary: environment.vocabulary) }
  }

  /// Whether an event has to be stopped for it.
  func asksToStop(in environment: Environment) -> Bool {
    expectations(in: environment).contains { $0.kind is StopExpectation }
  }
}
