import Languages
import LayerTracing
import Lessons
import Queries
import Staging

/// The state that a list of actions leads to: what is open, what was noted, and the lesson.
///
/// ``apply(_:after:)`` is the only thing that changes it. It refuses with a ``Refusal``, and then nothing
/// has changed. A state holds live objects: to have an earlier one, the actions are applied again.
public final class State {
  /// What actions lead to, which a copy has all of: what a state is goes in here.
  private struct Content {
    var freePlay: Workspace
    var lesson: LessonInProgress?
    var isPlaying = false
    var freePrediction: OpenPrediction?
    var notes: [Note] = []
    var freeBriefs: [Brief] = []
    var countOfGraded = 0

    /// The same, with live objects of its own.
    func copy(calling hooks: EventHooks) -> Content {
      var copy = self
      copy.freePlay = freePlay.copyOfStep(calling: hooks)
      copy.lesson = lesson?.copy(calling: hooks)
      return copy
    }
  }

  /// The features, lessons and limits that its actions refer to.
  public let environment: Environment
  private var content: Content
  /// What is called while the learner's own events run, and a lesson's.
  let hooks = EventHooks()
  /// The state as it was when the newest step of a lesson began, for doing what came after it again.
  private(set) var checkpoint: Checkpoint?
  /// Whether actions are new: false while earlier ones are applied again. A lesson is silent then,
  /// and messages that were dropped meanwhile aren't missed.
  public internal(set) var isLive = false

  /// Makes the state of no action.
  init(in environment: Environment) {
    self.environment = environment
    content = Content(
      freePlay: Workspace(
        environment.features, kept: environment.retention.kept,
        in: Language.of(environment.course.language).code, calling: hooks))
  }

  /// Makes the state of no action, in whose free play a stage is in front.
  init(in environment: Environment, playing stage: Stage) {
    self.environment = environment
    content = Content(freePlay: Workspace(playing: stage))
  }

  /// What is open in free play.
  var freePlay: Workspace { content.freePlay }

  /// The lesson that goes on, or was left for free play.
  public internal(set) var lesson: LessonInProgress? {
    get { content.lesson }
    set { content.lesson = newValue }
  }

  /// Whether the lesson was left for free play.
  public internal(set) var isPlaying: Bool {
    get { content.isPlaying }
    set { content.isPlaying = newValue }
  }

  /// What was written down, in order.
  public internal(set) var notes: [Note] {
    get { content.notes }
    _modify { yield &content.notes }
  }

  /// A workspace with nothing in it for a lesson, whose checks may quote a screen in its language; what is only
  /// tried out in it isn't told to the hooks.
  func emptyWorkspace(for lesson: Lesson, isTrial: Bool = false) -> Workspace {
    Workspace(
      environment.features, kept: environment.retention.kept,
      in: Language.of(lesson.language).code, calling: isTrial ? EventHooks() : hooks)
  }

  /// What is in front: the lesson's workspace, or that of free play.
  public var workspace: Workspace {
    if !isPlaying, let lesson { lesson.workspace } else { freePlay }
  }

  /// Every open specimen, of free play and of the lesson.
  public var allOpen: [OpenSpecimen] { freePlay.allOpen + (lesson?.workspace.allOpen ?? []) }

  /// Whether code of the learner's own is there, in free play or in the lesson.
  public var hasOwnCode: Bool {
    !freePlay.builds.isEmpty || lesson?.workspace.builds.isEmpty == false
  }

  /// How many messages came on another thread than the session's, by the names of the open specimens that
  /// got any: they are in no event.
  public var strays: [String: Int] {
    let all = freePlay.strays + (lesson?.workspace.strays ?? [])
    // It is asked for after every line, and as a rule there are none.
    return all.isEmpty
      ? [:] : Dictionary(all.map { ($0.specimen, $0.count) }, uniquingKeysWith: +)
  }

  /// The stage in front; nil if nothing is open.
  public var current: Stage? { workspace.current }

  /// The stage in front.
  public func stage() throws(Refusal) -> Stage { try workspace.stage() }

  /// The lesson, if it is in front and not left for free play.
  public var lessonInFront: LessonInProgress? { isPlaying ? nil : lesson }

  /// The lesson in front; a ``Refusal`` is thrown if there is none, or it was left.
  public func openLesson() throws(Refusal) -> LessonInProgress {
    if let lessonInFront { return lessonInFront }
    if let lesson { throw .isPlaying(lesson.shelved.title) }
    throw "refusal.none-begun"
  }

  /// The prediction that goes on in front: a lesson's, or one that the learner asked for.
  public internal(set) var prediction: OpenPrediction? {
    get {
      if let lessonInFront { return lessonInFront.prediction }
      return content.freePrediction
    }
    set {
      if let lessonInFront {
        lessonInFront.prediction = newValue
      } else {
        content.freePrediction = newValue
      }
    }
  }

  /// How many predictions were graded.
  var countOfGraded: Int {
    get { content.countOfGraded }
    set { content.countOfGraded = newValue }
  }

  /// What customers ask for, in the learner's words, in order: a lesson has its own, as its hand-in has.
  public internal(set) var briefs: [Brief] {
    get { lessonInFront?.briefs ?? content.freeBriefs }
    set {
      if let lessonInFront {
        lessonInFront.briefs = newValue
      } else {
        content.freeBriefs = newValue
      }
    }
  }

  /// What was written down in the lesson in front, or in free play.
  public var notesHere: [Note] {
    notes.filter { $0.lesson == lessonInFront?.shelved.number }
  }

  // MARK: Again

  /// The state that some actions lead to, without telling the learner of them, from a checkpoint if the
  /// actions begin with those that led to it. The refusal of the first action that can't be done any
  /// more is thrown, or ``Refusal/interrupted``.
  static func made(
    of actions: some Collection<Action>, in environment: Environment, from checkpoint: Checkpoint?,
    wasInterrupted: (() -> Bool)? = nil
  ) throws(Refusal) -> State {
    let kept = checkpoint?.state(for: actions)
    let state = kept ?? State(in: environment)
    for (place, action) in actions.enumerated().dropFirst(kept?.checkpoint?.count ?? 0) {
      if place % 256 == 255, wasInterrupted?() == true { throw .interrupted }
      try state.apply(action, after: Array(actions.prefix(place)))
    }
    return state
  }

  /// A state in which the same was done; what is open lives through its events when it is asked for.
  /// Nil if the learner's own code was closed, which a copy would share.
  func copy(of checkpoint: Checkpoint? = nil) -> State? {
    let closed = freePlay.closed + (lesson?.workspace.closed ?? [])
    if closed.contains(where: \.isOwn) { return nil }
    let copy = State(in: environment)
    copy.content = content.copy(calling: copy.hooks)
    copy.checkpoint = checkpoint
    return copy
  }

  // MARK: Changing

  /// Does an action.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - actions: What was done before: a lesson that asks to stop in an event is shown it anew.
  /// - Returns: What came of it.
  /// - Throws: Why it can't be done; nothing has changed then.
  @discardableResult
  func apply(
    _ action: Action, after actions: @autoclosure () -> [Action]
  ) throws(Refusal) -> Applied {
    let before = (workspace: workspace, newest: workspace.newestEvent)
    var applied = try perform(action, after: actions())
    if action.beginsStep, applied.outcome.isChange {
      checkpoint = Checkpoint(of: self, after: actions() + [action])
    }
    let isSame = workspace === before.workspace
    // The events of free play were fired by earlier actions.
    if case .lesson(.play) = action, !isSame { return applied }
    let newest = workspace.newestEvent
    let first = isSame ? before.newest + 1 : 1
    if isSame, newest < before.newest {
      applied.events = .forgot(downTo: newest)
    } else if first <= newest {
      applied.events = .fired(first...newest)
    }
    return applied
  }

  /// Does what the user does in free play, where no lesson, no prediction and no code of the learner's own waits for it.
  ///
  /// - Returns: Its number; nil where something waits for it, or it can't be fired: nothing has changed then.
  func fireUnseen(_ event: Event, on names: [String]) -> Int? {
    // What services and the system do is done otherwise.
    guard event.kind == .gesture, content.lesson == nil, content.freePrediction == nil,
      freePlay.builds.isEmpty, let stage = freePlay.current,
      let targets = try? freePlay.open(names, on: stage)
    else { return nil }
    return targets.isEmpty ? nil : try? freePlay.fire(event, at: targets, on: stage)
  }

  private func perform(
    _ action: Action, after actions: @autoclosure () -> [Action]
  ) throws(Refusal) -> Applied {
    switch action {
    case .stage(let action):
      if let run = lessonInFront?.run, run.lesson.exam != nil, run.openPrediction != nil {
        throw "refusal.answer-first"
      }
      let before = linesBefore(action)
      let outcome = try perform(action)
      workspace.isUntouched = false
      var news = News(prediction: reveal(action, before: before))
      if outcome.isChange { news.task = lessonInFront?.look(in: self) }
      return Applied(outcome: outcome, news: news)
    case .note(let action): return Applied(outcome: try perform(action))
    case .lesson(let action): return Applied(outcome: try perform(action))
    case .question(let action): return Applied(outcome: try perform(action))
    case .observation(let observation):
      return Applied(
        outcome: .observed, news: News(task: try perform(observation, after: actions())))
    }
  }

  /// Does what a line of a lesson asks for: it grades no prediction and finishes no task, and of what
  /// is the learner's alone nothing comes. If it can't be done, nothing has changed.
  @discardableResult
  public func carryOut(_ action: Action) throws(Refusal) -> Outcome {
    switch action {
    case .stage(let action): return try perform(action)
    case .note(let action): return try perform(action)
    case .observation(.look(let look)):
      workspace.looks.insert(look)
      return .observed
    case .observation(.stop), .lesson, .question: return .observed
    }
  }
}

/// What came of an action in a state.
struct Applied {
  /// What came of it.
  let outcome: Outcome
  /// What it means for what the learner is asked.
  var news = News()
  /// What it meant for the events; nil if it fired none and forgot none.
  var events: EventChange?
  /// The numbers of the events that it fired; nil if it fired none.
  var fired: ClosedRange<Int>? {
    if case .fired(let numbers) = events { numbers } else { nil }
  }
}
