import Languages
import LayerTracing
import Lessons
import Platform
import Queries
import Staging

/// A session: the actions that were done, the state they lead to, and the place in time to look at.
///
/// It holds three values. ``timeline`` is the actions that were done; ``state`` is what they lead
/// to; ``stop`` is the place inside an event, if the session stopped in one. Every change goes
/// through ``perform(_:stopsAtFirst:)``, ``go(_:)`` or ``undo()``, and each of them leaves all as
/// it was if it throws; ``advance(_:)`` and ``replay(_:)`` go to places inside an event; looking
/// goes through ``look(_:)``, and changes nothing.
public final class Session {
  /// The features, lessons and limits that actions refer to.
  public let environment: Environment
  /// What the learner has done of the lessons.
  public let progress: Progress
  /// The actions that were done, and those that lie ahead.
  public internal(set) var timeline = Timeline()
  /// The state that the done actions lead to; made when it is asked for, where it isn't known.
  public internal(set) var state: State {
    get {
      if isStateStale { makeState() }
      return knownState
    }
    set { (knownState, isStateStale) = (newValue, false) }
  }
  private var knownState: State
  /// The state, if it needn't be made first; nil after a change was taken back unseen.
  public var stateIfMade: State? { isStateStale ? nil : knownState }
  /// Whether actions were taken back since ``knownState`` was made.
  var isStateStale = false
  /// Where inside an event the session is stopped; nil if it isn't.
  public internal(set) var stop: Stop?
  /// An action whose messages wouldn't end: it was taken back, and can be walked.
  var attempt: Action?
  /// Before which messages events stop.
  public var breakpoints = Breakpoints()
  /// Values whose changes the learner is told.
  public var watchpoints = Watchpoints()
  /// What was taken back, the newest last, while nothing else has been done.
  var takenBack: [Timeline.Undone] = []
  /// What the learner's own builds did when their events were new.
  var repeatedEvents = RepeatedEvents()
  /// What was done since the first lesson began, what was taken back included.
  var log = WorkLog()
  /// Tells the time in seconds; nil where no times are kept.
  public var clock: (() -> Int)?
  /// The time that was kept last.
  var time: Int?
  /// The newest hunt; it changes nothing.
  public var hunt: Hunt?
  /// Keeps the session on disk, if it is to be kept.
  public internal(set) var journal: Journal?
  /// The entries for the journal of the session that may adopt this one; nil for the learner's own.
  private(set) var uncommittedEntries: [JournalEntry]?
  /// Whether Ctrl-C was pressed since this was last asked; nil where it can't be.
  public var wasInterrupted: (() -> Bool)?

  /// Begins a session with nothing open; a journal keeps it on disk, and at most `capacity` messages
  /// are kept, per specimen.
  public init(
    features: [Feature], course: CourseShelf = CourseShelf(), progress: Progress = Progress(),
    journal: Journal? = nil, capacity: Int = Recorder.defaultCapacity
  ) {
    environment = Environment(
      features: features, course: course,
      retention: Retention(capacity: capacity, budget: MessageBudget()))
    self.progress = progress
    self.journal = journal
    journal?.language = Language.known(course.language)?.code
    knownState = State(in: environment)
    state.isLive = true
  }

  /// Begins an empty session in the environment of another, silent and without noting progress: it
  /// tries out whether the actions of a file can be done, before the other session adopts it.
  public init(like other: Session) {
    environment = other.environment
    progress = Progress()
    knownState = State(in: environment)
    uncommittedEntries = []
  }

  // MARK: Doing

  /// Does an action: after the event in which the session is stopped, if it is; in the past, in place of
  /// what lies ahead.
  ///
  /// An event always runs to its end; the session stops before the first of its messages at which a
  /// breakpoint says so.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - stopsAtFirst: Whether the session stops before the first message of its event.
  /// - Returns: What came of it.
  /// - Throws: Why it can't be done; nothing has changed then.
  @discardableResult
  public func perform(_ action: Action, stopsAtFirst: Bool = false) throws(Refusal)
    -> Performed
  {
    let run = state.lessonInFront?.run
    let recorder = recorder(of: action, stopsAtFirst: stopsAtFirst)
    let (result, printed) = try apply(action, recordedBy: recorder)
    var performed = Performed(
      outcome: result.outcome, isChange: result.outcome.isChange, news: result.news,
      printed: printed)
    guard performed.isChange else { return performed }
    if !action.keepsFuture {
      performed.dropped = timeline.future
      (attempt, stop) = (nil, nil)
    }
    enter(action, result.events, answering: run)
    if run != nil || state.lesson != nil { try note(action, result, since: run, in: &performed) }
    if let recorder {
      let step = try stop(
        in: recorder, event: result.fired?.upperBound ?? 0, stopsAtFirst: stopsAtFirst)
      performed.changes = step.changes
      performed.news.add(step.news)
    } else if !watchpoints.all.isEmpty {
      performed.changes = watchpoints.changes(in: nil, of: state.workspace)
    }
    return performed
  }

  /// What records the event of an action, if something asks for its messages one by one.
  private func recorder(of action: Action, stopsAtFirst: Bool) -> EventRecorder? {
    let isAsked = stopsAtFirst || !breakpoints.all.isEmpty || !watchpoints.all.isEmpty
    return isAsked && action.changesStage ? EventRecorder(of: self) : nil
  }

  /// Applies an action to the state: by itself, as a rule.
  ///
  /// - Returns: What came of it, and what the learner's own code printed.
  private func apply(
    _ action: Action, recordedBy recorder: EventRecorder?
  ) throws(Refusal) -> (result: Applied, printed: String) {
    let before = (breakpoints, watchpoints)
    // A lesson begins without what was set for another; its own commands may set some.
    if case .lesson(.begin) = action {
      (breakpoints, watchpoints) = (Breakpoints(), Watchpoints())
    } else if action.beginsStep {
      leaveStep()
    }
    do throws(Refusal) {
      if action.isBuild || state.hasOwnCode && !action.isSilent {
        return try tryAndApply(action, recordedBy: recorder)
      }
      if recorder == nil, wasInterrupted == nil { return (try applyNow(action), "") }
      let calls = EventHooks.Calls(recorder, wasInterrupted: wasInterrupted)
      let result = try state.hooks.calling(calls) { () throws(Refusal) in
        try applyNow(action)
      }
      return (result, "")
    } catch {
      (breakpoints, watchpoints) = before
      if error.isEndless { (attempt, stop) = (action, nil) }
      throw error
    }
  }

  /// Takes away the breakpoints that were set for the task of the step that is left, if it asks to stop.
  private func leaveStep() {
    if state.lessonInFront?.run.step.task?.asksToStop(in: environment) == true {
      breakpoints.removeNewest()
    }
    breakpoints.mark()
  }

  /// Applies an action to the state, and asks nothing of it first.
  func applyNow(_ action: Action) throws(Refusal) -> Applied {
    try state.apply(action, after: Array(timeline.done))
  }

  /// Notes what an action means for the lesson that goes on, with the progress and in what is told of it.
  private func note(
    _ action: Action, _ result: Applied, since run: LessonRun?, in performed: inout Performed
  ) throws(Refusal) {
    progress.note(action, since: run, in: state)
    noteAnswer(action, result, since: run)
    if case .observation(.look) = action, let stop, case .fired = stop.origin {
      performed.news.add(News(task: try completeTask(at: stop)))
    }
    performed.endsLesson = state.lessonInFront?.isFinished(since: run) == true
    if performed.endsLesson, let lesson = state.lessonInFront?.shelved.lesson {
      progress.noteEnd(of: lesson, on: environment.today())
    }
  }

  /// Keeps a right or wrong answer, or a reason, with the progress.
  private func noteAnswer(_ action: Action, _ result: Applied, since run: LessonRun?) {
    guard let run else { return }
    if case .lesson(.answered(let verdict)) = result.outcome, case .question(let action) = action {
      progress.note(action.answer, isRight: verdict.isRight, run.step, of: run.lesson)
    } else if case .lesson(.kept(let isRight)) = result.outcome, case .question(let action) = action
    {
      progress.note(action.description, isRight: isRight, run.step, of: run.lesson)
    } else if case .observation(.look(let look)) = action, run.lesson.exam != nil,
      run.openTask != nil, state.lessonInFront?.run.isStepDone == true
    {
      progress.note(look.description, isRight: true, run.step, of: run.lesson)
    } else if case .graded(let grade) = result.news.prediction, run.openPrediction != nil {
      let answer = grade.forecast.words.joined(separator: " ")
      progress.note(answer, isRight: grade.isRight, run.step, of: run.lesson)
    } else if case .question(.explain(let text)) = action {
      progress.note(reason: text, run.step, of: run.lesson)
    }
  }

  /// Enters an action into the timeline and the journal.
  func enter(
    _ action: Action, _ change: EventChange? = nil, answering run: LessonRun? = nil
  ) {
    record(action, answering: run)
    timeline.append(action, change)
    repeatedEvents.note(state, after: timeline.count)
    takenBack = []
    keep(.action(action))
  }

  /// Keeps what was done on disk.
  func keep(_ entry: @autoclosure () -> JournalEntry) {
    guard journal != nil || uncommittedEntries != nil else { return }
    let entry = entry()
    journal?.append(entry)
    uncommittedEntries?.append(entry)
  }

  // MARK: Looking

  /// Looks at the place that the session has come to: at what is there now, or, stopped in an event, at
  /// every layer as it was just before the message; `body` changes neither. A refusal is thrown if the
  /// event can't be shown anew because a lesson's file has changed.
  public func look<Result>(_ body: (State, Message?) -> Result) throws(Refusal) -> Result {
    guard let stop else { return body(state, nil) }
    let replay = StopReplay(of: actions(upTo: stop.place), like: state)
    return try replay.look(before: stop.moment.reference) { body($0, $1) } ?? body(state, nil)
  }

  /// Holds a line of `expect` or `guard` against the place that the session has come to.
  public func outcome(of check: String) -> LessonOutcome {
    let looks = state.workspace.looks
    let outcome = try? look { [environment] state, message in
      // Looks that were taken while the event was stopped are none of a copy's.
      if message != nil { state.workspace.looks.formUnion(looks) }
      return CheckContext(state, pausedBefore: message)
        .outcome(of: check, naming: environment.vocabulary)
    }
    return outcome ?? .failed(localized("session.not-anew"))
  }

  /// The actions up to one, that one included: of an attempt, with it at the end.
  func actions(upTo place: Int) -> [Action] {
    if place == timeline.count, let attempt { return Array(timeline.done) + [attempt] }
    return Array(timeline.first(place + 1))
  }

  /// Carries out an entry of a journal; if it can't be, nothing has changed.
  public func carryOut(_ entry: JournalEntry) throws(Refusal) {
    switch entry {
    case .action(let action): try perform(action)
    case .move(let move): try go(move)
    case .undo: if !undoUnseen() { _ = try undo() }
    case .saw(let aid): note(aid)
    case .time(let time): keepTime(time)
    case .resumed(let name): goOn(with: name)
    case .again, .choices, .pause: break
    }
  }

  /// Takes over the timeline and state of another session, made like this one, in place of this one's
  /// own. What was here before stays on disk.
  ///
  /// - Parameters:
  ///   - other: The other session.
  ///   - name: The name of the file of the learner's own earlier session that it is; nil if it is none.
  public func adopt(_ other: Session, from name: String? = nil) {
    (timeline, state, stop, attempt) = (other.timeline, other.state, other.stop, nil)
    (takenBack, log, time) = ([], other.log, nil)
    repeatedEvents = other.repeatedEvents
    state.isLive = true
    journal?.beginAnew()
    journal?.append(other.uncommittedEntries ?? [])
    if let name { goOn(with: name) }
    watchpoints.settle(in: state.workspace)
  }

  /// Keeps that all so far was done in an earlier session.
  private func goOn(with name: String) {
    log.resume(from: name, after: Array(timeline.done))
    keep(.resumed(name))
  }
}
