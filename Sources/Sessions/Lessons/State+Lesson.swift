import Lessons
import Queries
import Staging

/// Going through the steps of a lesson.
extension State {
  /// Begins a lesson at one of its steps.
  func begin(_ name: String, at step: String) throws(Refusal) -> LessonEvent {
    let shelved = try environment.course.lesson(named: name)
    let position = try shelved.position(ofStep: step)
    let active = LessonInProgress(shelved, in: emptyWorkspace())
    (lesson, isPlaying) = (active, false)
    pass(active, to: position, isNew: true)
    enter(position, of: active, isBegun: true)
    return .begun
  }

  /// Goes through the steps before one without the learner: by their `run` blocks and reference
  /// solutions, in what lies open.
  ///
  /// - Parameters:
  ///   - active: The lesson.
  ///   - position: The step to stop before.
  ///   - isNew: Whether the learner hasn't been through them.
  private func pass(_ active: LessonInProgress, to position: Int, isNew: Bool) {
    for step in active.run.lesson.steps[..<position] {
      solve(step, of: active, isNew: isNew)
    }
  }

  private func carryOut(_ lines: [LessonLine], isNew: Bool) {
    for line in lines { _ = carryOut(line, isShown: false, isNew: isNew) }
  }

  private func carryOut(_ line: LessonLine, isShown: Bool, isNew: Bool) -> LessonOutcome {
    environment.interpreter?.carryOut(
      line.text, in: self, isShown: isShown && isLive, isNew: isNew && isLive)
      ?? .failed("no shell is there that could read it")
  }

  private func tell(_ moment: LessonMoment) {
    if isLive { environment.interpreter?.tell(moment, in: self) }
  }

  /// Takes what the reference solutions make of the steps before one in place of what the learner did.
  private func startOver(_ active: LessonInProgress, to position: Int) {
    active.workspace = emptyWorkspace()
    pass(active, to: position, isNew: false)
  }

  /// Begins a step of the lesson in front. Where what the learner did is in the way of the step's own
  /// commands or of its task, or something is closed that they need, the reference solutions take its
  /// place: from the beginning of a step its task can always be done.
  private func enter(_ position: Int, of active: LessonInProgress, isBegun: Bool = false) {
    tell(.step(position))
    let learners = active.workspace
    startOver(active, to: position)
    let needed = Set(active.workspace.allOpen.map(\.name))
    if needed.isSubset(of: learners.allOpen.map(\.name)),
      canBeDone(position, of: active, in: learners)
    {
      active.workspace = learners
      if play(position, of: active, isBegun: isBegun, isLast: false) { return tell(.question) }
      startOver(active, to: position)
    }
    tell(.startedOver(position))
    _ = play(position, of: active, isBegun: false, isLast: true)
    tell(.question)
  }

  /// Whether the reference solution does a step's task in what lies open.
  private func canBeDone(
    _ position: Int, of active: LessonInProgress, in workspace: Workspace
  ) -> Bool {
    let step = active.run.lesson.steps[position]
    // A stop is a place that the solution alone doesn't come to.
    guard let task = step.task, !task.asksToStop else { return true }
    let before = active.workspace
    defer { active.workspace = before }
    active.workspace = workspace.copy()
    solve(step, of: active, isNew: false)
    var run = active.run
    run.begin(position)
    _ = run.look(in: self, at: active.workspace)
    return run.isStepDone
  }

  /// Carries out a step's own commands and its reference solution in what lies open in the lesson.
  private func solve(_ step: LessonStep, of active: LessonInProgress, isNew: Bool) {
    active.workspace.beginStep()
    carryOut(step.commands + (step.task?.solution ?? []), isNew: isNew)
  }

  /// Says and runs what stands before a step's question.
  ///
  /// - Returns: Whether all commands could be carried out. If one couldn't, what comes after it is left
  ///   out, but not if this is the last attempt.
  private func play(
    _ position: Int, of active: LessonInProgress, isBegun: Bool, isLast: Bool
  ) -> Bool {
    active.stepStart = active.workspace.copy()
    active.run.begin(position)
    active.workspace.beginStep()
    let step = active.run.step
    if isBegun, position > 0, step.commands.isEmpty, active.workspace.current != nil {
      tell(.screens)
    }
    var isFirst = position == 0
    for content in step.content {
      switch content {
      case .prose(let prose): tell(.prose(prose, isFirst: isFirst))
      case .run(let lines):
        for line in lines {
          tell(.willRun(line))
          guard case .failed(let reason, _) = carryOut(line, isShown: true, isNew: true) else {
            continue
          }
          if !isLast { return false }
          tell(.failed(line, reason: reason))
        }
      }
      isFirst = false
    }
    return true
  }

  /// Goes on to the next step.
  func next() throws(Refusal) -> LessonEvent {
    let active = try openLesson()
    guard active.run.isStepDone else { throw .lesson(.stepNotDone) }
    guard !active.run.isAtLastStep else { throw .lesson(.isLastLesson) }
    enter(active.run.position + 1, of: active)
    return .begun
  }

  /// Leaves the step as it is after its reference solution, and goes on.
  func skip() throws(Refusal) -> LessonEvent {
    let active = try openLesson()
    guard !active.run.isFinished else { throw .lesson(.nothingToSkip) }
    if !active.run.isStepDone {
      tell(.solution)
      solve(active)
      active.run.giveUp()
    }
    if !active.run.isAtLastStep { enter(active.run.position + 1, of: active) }
    return .skipped
  }

  /// Does the step of a lesson as its author would, in place of what the learner did in it.
  private func solve(_ active: LessonInProgress) {
    guard active.run.openTask != nil else { return }
    active.workspace = active.stepStart.copy()
    solve(active.run.step, of: active, isNew: true)
    active.look(in: self)
    _ = active.takeNews()
    if active.run.isStepDone { return }
    // What the learner did in earlier steps may be in the way: then those are done anew, too.
    startOver(active, to: active.run.position)
    solve(active.run.step, of: active, isNew: true)
  }

  /// Answers the open quiz.
  func answer(_ choice: Int) throws(Refusal) -> LessonEvent {
    let active = try openLesson()
    guard active.run.openQuiz != nil else { throw .lesson(.noQuestion) }
    switch active.run.answer(choice) {
    case .right: return .answered(isRight: true, choice: choice)
    case .wrong: return .answered(isRight: false, choice: choice)
    case nil: throw .lesson(.noSuchAnswer)
    }
  }

  /// Leaves the lesson for free play, or comes back to it.
  func play() -> LessonEvent {
    guard let lesson else { return .alreadyPlaying }
    isPlaying.toggle()
    guard isPlaying else { return .cameBack }
    workspace.take(from: lesson.workspace)
    return .left
  }
}
