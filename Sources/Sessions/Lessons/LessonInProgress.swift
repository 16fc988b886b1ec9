import LayerTracing
import Lessons
import Queries
import Staging

/// A lesson that was begun in a session.
public final class LessonInProgress {
  /// What the newest action means for the lesson.
  public enum News {
    /// The task isn't done; what came of each check. While an event is stopped, of those that can be met
    /// by stopping elsewhere.
    case notYet([LessonFinding], isStopped: Bool)
    /// The task is done; whether by stopping in an event.
    case done(byStopping: Bool)
  }

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
  /// What the newest action means for it.
  private var news: News?

  init(_ shelved: ShelvedLesson, in workspace: Workspace, seed: Int) {
    self.shelved = shelved
    self.workspace = workspace
    stepStart = workspace
    run = LessonRun(shelved.lesson, seed: seed)
  }

  /// The lesson as it goes on, in a workspace of its own; what its newest action means isn't told
  /// there.
  func copy(calling hooks: EventHooks) -> LessonInProgress {
    let copy = LessonInProgress(
      shelved, in: workspace.copyOfStep(calling: hooks), seed: run.seed)
    (copy.run, copy.stepStart, copy.prediction) = (run, stepStart.copy(), prediction)
    return copy
  }

  /// Looks whether the task is done now. What holds half-way, before the message at which the session
  /// is stopped, counts only if the task asks to stop. That it is another message than the task asks
  /// for is told only where a breakpoint of the learner's stopped it, and not while the event is gone
  /// through step by step.
  func look(
    in state: State, stoppedBefore message: Message? = nil, isChosen: Bool = false
  ) {
    guard let task = run.openTask, message == nil || task.asksToStop(in: state.environment) else {
      return
    }
    // Stopped in an event, the state is a copy, and looks that were taken since are none of its own.
    if message != nil { state.workspace.looks.formUnion(workspace.looks) }
    let findings = run.look(in: state, at: state.workspace, stoppedBefore: message)
    if run.isStepDone {
      news = .done(byStopping: message != nil)
    } else if message == nil {
      news = .notYet(findings, isStopped: false)
    } else if isChosen {
      // In the middle of an event the rest needn't hold yet.
      let elsewhere = findings.filter(\.isStopElsewhere)
      news = .notYet(elsewhere.isEmpty ? findings : elsewhere, isStopped: true)
    }
  }

  /// Takes a look that the open task doesn't ask for: if it asks for another of that kind, it is told what
  /// is missing.
  public func missed(by look: TakenLook, in state: State) {
    guard run.asks(forKindOf: look, in: state.environment) else { return }
    self.look(in: state)
  }

  /// Whether the newest action means that the task is done, and that wasn't told yet.
  public var isJustDone: Bool { if case .done = news { true } else { false } }

  /// Forgets what earlier actions meant: it was told then, or is of a step that is left.
  func forgetNews() { news = nil }

  /// What the newest action means for it, told once, if anything. While the session is stopped in an
  /// event, what came of the whole event waits for its end.
  public func takeNews(isStopped: Bool = false) -> News? {
    if isStopped {
      switch news {
      case .done(byStopping: true), .notYet(_, isStopped: true): break
      case .done, .notYet, nil: return nil
      }
    }
    defer { news = nil }
    return news
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
