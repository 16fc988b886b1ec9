import Languages
import LayerTracing
import Lessons
import Queries

/// What came of a hand-in that was done again, from nothing.
public struct GradedWork {
  /// An answer to a step's question.
  public struct Given: Hashable, Sendable {
    /// What was answered, in the author's words and order: comparable between learners, however
    /// choices were shuffled.
    public let text: String
    /// What is wrong with it, in short, where that is less than all of it: the first message of a way
    /// that went elsewhere.
    public let mistake: String
    /// Whether it was right.
    public let isRight: Bool
    /// Whether it was taken back.
    public fileprivate(set) var isUndone = false

    init(_ text: String, mistake: String? = nil, isRight: Bool) {
      (self.text, self.isRight, self.mistake) = (text, isRight, mistake ?? text)
    }
  }

  /// What was done of a step.
  public struct Step {
    /// What became of it; nil if nothing did.
    public fileprivate(set) var outcome: Progress.Outcome?
    /// The answers to its question, the first one first, those that were taken back among them.
    public fileprivate(set) var answers: [Given] = []
    /// Why things went as they did, in the learner's words.
    public fileprivate(set) var reasons: [String] = []
    /// What came of the code that it asks for; nil if there is none, or it wasn't built.
    public fileprivate(set) var code: CodeVerdict?
    /// Whether code that it asks for was handed in, and wasn't built: then nothing is known of it.
    public fileprivate(set) var isUnbuilt = false
    /// How many hints were read.
    public fileprivate(set) var hints = 0
    /// Whether the solution was read, before an answer that was given to the end: to skip a question tells what is
    /// right, too.
    public fileprivate(set) var hasSolution = false
    /// Whether it was skipped, and what is right was told.
    fileprivate var wasSkipped = false
    /// How many actions its task took.
    public fileprivate(set) var attempts = 0
    /// The first of them.
    public fileprivate(set) var tried: [String] = []
    /// Those that changed which of the task's checks hold.
    fileprivate var effects: [String] = []
    /// Which of them held last.
    fileprivate var held: [Bool]?
    /// How long it took, in seconds.
    public fileprivate(set) var seconds = 0
    /// What others of the class are asked, for which the newest answer would be right; nil if it is right, or wrong for
    /// all.
    public fileprivate(set) var meant: LessonPrediction.Occasion?
  }

  /// What was done of each step of the lesson, in order.
  public private(set) var steps: [Step]
  /// The first thing that couldn't be done again, and why: nothing that comes after it in its sitting
  /// counts.
  public private(set) var refused: (line: String, reason: Refusal)?
  /// Whether the lesson's answers were written to a file.
  public private(set) var hasKey: Bool
  /// How long it took, in seconds; nil where no times are in it.
  public private(set) var seconds: Int?
  /// How it is told where a way ends that was foreseen.
  let nothing: String
  /// Which steps ask something.
  private let asks: [Bool]
  /// How many of a task's actions are kept.
  private static let mostTried = 3

  /// What can be taken back.
  private struct Done {
    /// How many actions the trial had before it.
    let count: Int
    /// What had become of each step.
    let outcomes: [Progress.Outcome?]
    /// The answers that it gave, by the place of the step and their own.
    var answers: [(step: Int, place: Int)] = []
  }

  /// Does a hand-in again, of which nothing is believed but what the learner did; the session that has
  /// the features and lessons stays as it is. Own builds aren't run: what was done with them is left out, but
  /// a step that asks for code is done where that was found right.
  ///
  /// - Parameters:
  ///   - handIn: The hand-in.
  ///   - shelved: The lesson.
  ///   - session: What has the features and lessons.
  ///   - nothing: How it is told where a way ends that was foreseen: `Model -> nothing`.
  ///   - verdicts: What came of those builds that were built and hunted anew.
  ///   - proves: Whether a check tells two builds apart; of an exam that isn't believed either.
  public init(
    _ handIn: HandIn, against shelved: ShelvedLesson, like session: Session,
    nothing: String, verdicts: [OwnBuild: CodeVerdict] = [:],
    proves: (TakenLook, Session) -> Bool = { _, _ in true }
  ) {
    self.nothing = nothing
    hasKey = handIn.hasKey
    asks = shelved.lesson.steps.map { $0.question != nil }
    let codes = shelved.lesson.steps.map(\.task?.code)
    steps = codes.map { code in
      var step = Step()
      let build = code.flatMap(handIn.build(for:))
      step.code = build.flatMap { verdicts[$0] }
      step.isUnbuilt = build != nil && step.code == nil
      return step
    }
    let right = codes.compactMap { $0.flatMap(handIn.build(for:)) }.filter {
      verdicts[$0]?.kind == .right
    }
    // One session for all: who comes back to a lesson may pass over what was done in an earlier sitting.
    let trial = Session(like: session)
    // What the lesson asks for isn't done by a file that says so without a build.
    let own = Set(handIn.builds.map(\.name) + codes.compactMap(\.?.name))
    let translated = session.environment.course.lesson(shelved, in: handIn.language)
    for sitting in handIn.sittings {
      let begin = WorkEntry.action(
        .lesson(.begin(shelved.name, at: sitting.step, seed: sitting.seed)))
      var (stack, choices): ([Done], [String]) = ([], [])
      entries: for entry in [begin] + sitting.entries {
        let place = trial.state.lessonInFront?.run.position
        switch entry {
        case .choices(let digests): choices = digests
        case .saw(let aid): note(aid, at: place)
        case .pause(let time):
          seconds = (seconds ?? 0) + time
          if let place { steps[place].seconds += time }
        case .undo(let count):
          // The way into the lesson stays.
          undo(min(count, stack.count - 1), of: &stack, in: trial)
        case .action(let given), .again(let given):
          stack.append(Done(count: trial.timeline.count, outcomes: steps.map(\.outcome)))
          let named = trial.state.lessonInFront?.run.answer(choices, in: translated)
          choices = []
          let meant = named.map { Action.question($0) } ?? given
          let counted = GradedWork.proof(in: meant, of: right, trial.state)
          guard var action = counted ?? [meant].leavingOut(own).first else { continue }
          // The learner went on because the code was right there: what comes after it counts, whatever it is.
          var isPassed = false
          if case .lesson(.next) = action, let place, steps[place].isUnbuilt,
            trial.state.lessonInFront?.run.isStepDone == false
          {
            (action, isPassed) = (.lesson(.skip), true)
          }
          if shelved.lesson.exam != nil, case .observation(.look(let look)) = action,
            !proves(look, trial)
          {
            continue
          }
          if let place { look(at: place, in: trial.state) }
          if let place, case .question(.reply(let words)) = action {
            steps[place].meant = trial.state.otherOccasion(for: words)
          }
          let before = trial.state.lessonInFront?.run
          do throws(Refusal) {
            let performed = try trial.perform(action)
            let isNew = if case .action = entry { true } else { false }
            if isPassed { continue }
            note(action, performed, since: before, in: trial.state, isNew: isNew, &stack)
          } catch {
            // It may have been about an own build, without naming it.
            if !handIn.builds.isEmpty, entry != begin { continue }
            refused = refused ?? (given.description, error)
            break entries
          }
        }
      }
    }
  }

  /// Notes what was read at a step.
  private mutating func note(_ aid: Aid, at place: Int?) {
    switch (aid, place) {
    case (.key, _): hasKey = true
    case (.hint(let number), let place?): steps[place].hints = max(steps[place].hints, number)
    case (.solution, let place?): steps[place].hasSolution = true
    case (.hint, nil), (.solution, nil): break
    }
  }

  /// Takes back what was done, but not that it was.
  private mutating func undo(_ count: Int, of stack: inout [Done], in trial: Session) {
    guard count > 0 else { return }
    let undone = stack.suffix(count)
    stack.removeLast(count)
    for (step, place) in undone.flatMap(\.answers) { steps[step].answers[place].isUndone = true }
    guard let first = undone.first else { return }
    for (step, outcome) in first.outcomes.enumerated() { steps[step].outcome = outcome }
    try? trial.undo(downTo: first.count)
  }

  /// Knows which checks of a task hold before the first action at it.
  private mutating func look(at place: Int, in state: State) {
    guard steps[place].held == nil, let lesson = state.lessonInFront, lesson.run.openTask != nil
    else { return }
    var run = lesson.run
    steps[place].held = run.look(in: state, at: state.workspace).map(\.holds)
  }

  /// What takes the place of a build or of a hunt in it, if the open task asks for it, and it is right.
  private static func proof(in action: Action, of right: [OwnBuild], _ state: State) -> Action? {
    guard let code = state.lessonInFront?.run.openTask?.code,
      let build = right.first(where: { $0.name == code.name }),
      build.feature == state.current?.feature.name
    else { return nil }
    let look = Action.observation(.look(code.look))
    return action == look || action == .stage(.build(build)) ? look : nil
  }

  /// How many steps were done or skipped. Those that ask nothing are done by going on: where all others were skipped,
  /// nothing was done.
  public var count: (done: Int, skipped: Int) {
    let isDone = zip(steps, asks).contains { $0.outcome == .done && $1 }
    return (
      isDone ? steps.count { $0.outcome == .done } : 0, steps.count { $0.outcome == .skipped }
    )
  }

  /// What counts, in the lesson's order, without what changed nothing: the same for all who did it so.
  public var essence: [String] {
    steps.enumerated().flatMap { place, step in
      step.answers.map { "\(place) \($0.isRight) \($0.text)" }
        + step.reasons.map { "\(place) because \($0)" }
        + step.effects.sorted().map { "\(place) \($0)" }
    }
  }

  private mutating func note(
    _ action: Action, _ performed: Performed, since before: LessonRun?, in state: State,
    isNew: Bool, _ stack: inout [Done]
  ) {
    if let before {
      let place = before.position
      if isNew {
        if let given = given(action, performed.outcome, since: before, in: state) {
          stack[stack.count - 1].answers.append((place, steps[place].answers.count))
          steps[place].answers.append(given)
          if steps[place].wasSkipped { steps[place].hasSolution = true }
        }
        if case .question(.explain(let text)) = action, !text.isEmpty {
          steps[place].reasons.append(text)
        }
        if before.openTask != nil {
          tried(action, performed.news.task, at: place)
          if steps[place].wasSkipped, case .done = performed.news.task {
            steps[place].hasSolution = true
          }
        }
      }
      if case .lesson(.skip) = action, !before.isStepDone {
        if steps[place].answers.isEmpty { steps[place].wasSkipped = true }
        if steps[place].outcome == nil { steps[place].outcome = .skipped }
        if before.isAtLastStep { return }
      }
    }
    if let run = state.lessonInFront?.run, run.isStepDone { steps[run.position].outcome = .done }
  }

  /// Notes an action at a task.
  private mutating func tried(_ action: Action, _ news: TaskNews?, at place: Int) {
    guard action.changesStage || action.isObservation else { return }
    steps[place].attempts += 1
    if steps[place].tried.count < GradedWork.mostTried {
      steps[place].tried.append(action.description)
    }
    switch news {
    case .done: steps[place].effects.append(action.description)
    case .notYet(let findings, isStopped: false):
      let held = findings.map(\.holds)
      if held != steps[place].held { steps[place].effects.append(action.description) }
      steps[place].held = held
    case .notYet, nil: break
    }
  }
}
