import Languages
import LayerTracing
import Lessons
import Queries

/// Does a hand-in again, in a session of its own, and notes what comes of each step.
struct HandInReplay {
  /// What can be taken back.
  private struct Done {
    /// How many actions the trial had before it.
    let count: Int
    /// What had become of each step.
    let outcomes: [Progress.Outcome?]
    /// The answers that it gave, by the place of the step and their own.
    var answers: [(step: Int, place: Int)] = []
  }

  /// What came of it so far.
  private(set) var work: GradedWork

  private let handIn: HandIn
  private let shelved: ShelvedLesson
  /// The same lesson in the learner's language.
  private let translated: Lesson?
  /// How it is told where a way ends that was foreseen.
  let nothing: String
  /// Whether a check tells two builds apart.
  private let proves: (TakenLook, Session) -> Bool
  /// One session for all sittings: who comes back to a lesson may pass over what was done in an earlier one.
  let trial: Session
  /// The builds that the lesson asks for, and that were found right.
  private let right: [OwnBuild]
  /// The builds that aren't run. What the lesson asks for isn't done by a file that says so without a build.
  private let own: Set<String>
  /// What was done in the sitting and can be taken back.
  private var stack: [Done] = []
  /// What the next answer says.
  private var choices: [String] = []
  /// How many of a task's actions are kept.
  private static let mostTried = 3

  /// Prepares doing a hand-in again; ``GradedWork`` says what is what.
  init(
    _ handIn: HandIn, of shelved: ShelvedLesson, like session: Session, nothing: String,
    verdicts: [OwnBuild: CodeVerdict], proves: @escaping (TakenLook, Session) -> Bool
  ) {
    (self.handIn, self.shelved, self.nothing, self.proves) = (handIn, shelved, nothing, proves)
    translated = session.environment.course.lesson(shelved, in: handIn.language)
    trial = Session(like: session)
    let codes = shelved.lesson.steps.map(\.task?.code)
    let builds = codes.map { $0.flatMap(handIn.build(for:)) }
    right = builds.compactMap(\.self).filter { verdicts[$0]?.kind == .right }
    own = Set(handIn.builds.map(\.name) + codes.compactMap(\.?.name))
    let steps = builds.map { build in
      var step = StepRecord()
      step.code = build.flatMap { verdicts[$0] }
      step.isUnbuilt = build != nil && step.code == nil
      return step
    }
    work = GradedWork(
      steps: steps, notes: steps.map { _ in GradedWork.Note() },
      asks: shelved.lesson.steps.map { $0.question != nil }, hasKey: handIn.hasKey)
  }

  // MARK: Doing it again

  /// The lesson as the trial has come to it.
  private var run: LessonRun? { trial.state.lessonInFront?.run }

  /// Does a sitting again, up to what can't be done.
  mutating func carryOut(_ sitting: HandIn.Sitting) {
    (stack, choices) = ([], [])
    let begin = JournalEntry.action(
      .lesson(.begin(shelved.name, at: sitting.step, seed: sitting.seed)))
    for entry in [begin] + sitting.entries {
      do throws(Refusal) { try carryOut(entry) } catch {
        // It may have been about an own build, without naming it.
        if !handIn.builds.isEmpty, entry != begin { continue }
        work.refused = work.refused ?? (entry.action?.description ?? "", error)
        return
      }
    }
  }

  private mutating func carryOut(_ entry: JournalEntry) throws(Refusal) {
    let place = run?.position
    switch entry {
    case .action(let action): try perform(action, isNew: true)
    case .again(let action): try perform(action, isNew: false)
    // The way into the lesson stays.
    case .undo(let count): undo(min(count, stack.count - 1))
    case .choices(let digests): choices = digests
    case .saw(let aid): note(aid, at: place)
    case .pause(let time):
      work.seconds = (work.seconds ?? 0) + time
      if let place { work.steps[place].seconds = (work.steps[place].seconds ?? 0) + time }
    case .move, .time, .resumed: break
    }
  }

  private mutating func perform(_ given: Action, isNew: Bool) throws(Refusal) {
    stack.append(Done(count: trial.timeline.count, outcomes: work.steps.map(\.outcome)))
    let before = run
    let named = before?.answer(choices, in: translated)
    choices = []
    let meant = named.map { Action.question($0) } ?? given
    guard var action = proof(in: meant) ?? [meant].leavingOut(own).first else { return }
    // The learner went on because the code was right there: what comes after it counts, whatever it is.
    var isPassed = false
    if case .lesson(.next) = action, let before, work.steps[before.position].isUnbuilt,
      !before.isStepDone
    {
      (action, isPassed) = (.lesson(.skip), true)
    }
    if shelved.lesson.exam != nil, case .observation(.look(let look)) = action,
      !proves(look, trial)
    {
      return
    }
    if let before {
      look(at: before)
      if case .question(.reply(let words)) = action {
        work.notes[before.position].meant = trial.state.otherOccasion(for: words)
      }
    }
    let performed = try trial.perform(action)
    if !isPassed { note(action, performed, since: before, isNew: isNew) }
  }

  /// Takes back what was done, but not that it was.
  private mutating func undo(_ count: Int) {
    guard count > 0 else { return }
    let undone = stack.suffix(count)
    stack.removeLast(count)
    for (step, place) in undone.flatMap(\.answers) {
      work.steps[step].answers[place].isUndone = true
    }
    guard let first = undone.first else { return }
    for (step, outcome) in first.outcomes.enumerated() { work.steps[step].outcome = outcome }
    try? trial.undo(downTo: first.count)
  }

  /// What takes the place of a build or of a hunt in it, if the open task asks for it, and it is right.
  private func proof(in action: Action) -> Action? {
    guard let code = run?.openTask?.code,
      let build = right.first(where: { $0.name == code.name }),
      build.feature == trial.state.current?.feature.name
    else { return nil }
    let look = Action.observation(.look(code.look))
    return action == look || action == .stage(.build(build)) ? look : nil
  }

  // MARK: Noting what comes of it

  /// Notes what was read at a step.
  private mutating func note(_ aid: Aid, at place: Int?) {
    switch (aid, place) {
    case (.key, _): work.hasKey = true
    case (.hint(let number), let place?):
      work.steps[place].hints = max(work.steps[place].hints, number)
    case (.solution, let place?): work.steps[place].hasSolution = true
    case (.hint, nil), (.solution, nil): break
    }
  }

  /// Knows which checks of a task hold before the first action at it.
  private mutating func look(at run: LessonRun) {
    guard work.notes[run.position].held == nil, run.openTask != nil else { return }
    var run = run
    work.notes[run.position].held = run.look(in: trial.state, at: trial.state.workspace).map(
      \.holds)
  }

  private mutating func note(
    _ action: Action, _ performed: Performed, since before: LessonRun?, isNew: Bool
  ) {
    if let before {
      if isNew { noteNew(action, performed, at: before) }
      if case .lesson(.skip) = action, !before.isStepDone {
        let place = before.position
        if work.steps[place].answers.isEmpty { work.notes[place].wasSkipped = true }
        if work.steps[place].outcome == nil { work.steps[place].outcome = .skipped }
        if before.isAtLastStep { return }
      }
    }
    if let run, run.isStepDone { work.steps[run.position].outcome = .done }
  }

  /// Notes what was done for the first time at a step: an answer, a reason, an action at its task.
  private mutating func noteNew(_ action: Action, _ performed: Performed, at before: LessonRun) {
    let place = before.position
    if let answer = answer(by: action, performed.outcome, at: before) {
      stack[stack.count - 1].answers.append((place, work.steps[place].answers.count))
      work.steps[place].answers.append(answer)
      if work.notes[place].wasSkipped { work.steps[place].hasSolution = true }
    }
    if case .question(.explain(let text)) = action, !text.isEmpty {
      work.steps[place].reasons.append(text)
    }
    guard before.openTask != nil else { return }
    noteTry(action, performed.news.task, at: place)
    if work.notes[place].wasSkipped, case .done = performed.news.task {
      work.steps[place].hasSolution = true
    }
  }

  /// Notes an action at a task.
  private mutating func noteTry(_ action: Action, _ news: TaskNews?, at place: Int) {
    guard action.changesStage || action.isObservation else { return }
    work.steps[place].attempts += 1
    if work.steps[place].tried.count < HandInReplay.mostTried {
      work.steps[place].tried.append(action.description)
    }
    switch news {
    case .done: work.notes[place].effects.append(action.description)
    case .notYet(let findings, isStopped: false):
      let held = findings.map(\.holds)
      if held != work.notes[place].held { work.notes[place].effects.append(action.description) }
      work.notes[place].held = held
    case .notYet, nil: break
    }
  }
}
