import Lessons
import Terminal

/// Going through the steps of a lesson.
extension Session {
  /// Begins a lesson at one of its steps.
  func begin(_ shelved: ShelvedLesson, at position: Int) {
    let empty = emptyDesk()
    sitDown(at: empty)
    let active = ActiveLesson(shelved, desk: empty, stage: lessonStage(isSilent: false))
    lesson = active
    pass(active, to: position, on: lessonStage(isSilent: true))
    enter(position, of: active, isBegun: position > 0)
  }

  /// Whether a step's own commands can be carried out on what the learner made of the steps before,
  /// and nothing is closed that those left open; tried on a desk aside.
  private func canRun(_ position: Int, of active: ActiveLesson) -> Bool {
    let front = desk
    defer { sitDown(at: front) }
    let silent = lessonStage(isSilent: true)
    func open(after play: () -> Void) -> Set<String> {
      sitDown(at: emptyDesk())
      play()
      return Set(desk.stages.values.flatMap(\.open).map(\.name))
    }
    let expected = open { pass(active, to: position, on: silent) }
    var isFine = true
    let found = open {
      for line in active.deedsSoFar { _ = silent.run(line) }
      isFine = active.run.lesson.steps[position].commands.allSatisfy {
        silent.run($0.text) == .passed
      }
    }
    return isFine && expected.isSubset(of: found)
  }

  /// Takes what the reference solutions make of the steps before one in place of what the learner did.
  private func startOver(_ active: ActiveLesson, to position: Int) {
    sitDown(at: emptyDesk())
    active.noteBeginning()
    _ = active.startOver(at: desk)
    pass(active, to: position, on: lessonStage(isSilent: true))
  }

  /// Goes through the steps before one without the learner. While its commands run, the session asks
  /// for the lesson's state, so that it is a copy which is changed.
  private func pass(_ active: ActiveLesson, to position: Int, on stage: LessonStage) {
    var run = active.run
    run.pass(to: position, on: stage)
    active.run = run
  }

  /// Begins a step of the lesson in front.
  ///
  /// - Parameters:
  ///   - position: The step's place, from 0.
  ///   - active: The lesson.
  ///   - isBegun: Whether the lesson was begun here, where nobody has seen what lies open.
  func enter(_ position: Int, of active: ActiveLesson, isBegun: Bool = false) {
    let view = LessonView(active.shelved, profile: out.profile)
    show(view.heading(step: position))
    if !canRun(position, of: active) {
      startOver(active, to: position)
      show(view.startedOver)
    }
    active.noteStep()
    var run = active.run
    if isBegun, run.lesson.steps[position].commands.isEmpty, current != nil { show([""] + screens) }
    var isFirst = position == 0
    run.begin(position, on: active.stage) { moment in
      defer { isFirst = false }
      switch moment {
      case .prose(let prose):
        self.show([""] + view.prose(prose, isFirst: isFirst))
      case .willRun(let line): self.show(view.command(line.text))
      case .failed(let line, let reason): self.show(view.broken(line, reason))
      }
    }
    active.run = run
    show(view.question(run.step))
    // What asks nothing is done with being seen.
    if run.isStepDone { complete(active, .done) }
    if run.isFinished { tellEnd(of: active) }
  }

  /// Throws a ``Complaint`` that says what could be done if the step isn't done.
  func checkStepIsDone(of active: ActiveLesson) throws(Complaint) {
    guard active.run.isStepDone else {
      throw Complaint(
        "this step isn't done yet",
        accepted: "To see what it asks: task. For help: hint. "
          + "To go on all the same: skip.")
    }
  }

  /// Goes to the next step of the lesson, or to the next lesson.
  ///
  /// - Throws: A ``Complaint`` if the step isn't done, or nothing follows.
  func goOn() throws(Complaint) {
    let active = try openLesson()
    try checkStepIsDone(of: active)
    if !active.run.isAtLastStep {
      enter(active.run.position + 1, of: active)
    } else if let next = course.lesson(after: active.shelved) {
      turn.loggedLine = "lesson \(next.name.asWord) at 1"
      begin(next, at: 0)
    } else {
      throw Complaint(
        "no lesson comes after this one",
        accepted: "To see all: lessons. To try things on your own: play.")
    }
  }

  /// Leaves the step as it is after its reference solution, and goes on.
  func skip() throws(Complaint) {
    let active = try openLesson()
    guard !active.run.isFinished else {
      throw Complaint("nothing is left to skip", accepted: "To go on: next.")
    }
    if !active.run.isStepDone {
      let view = LessonView(active.shelved, profile: out.profile)
      if let quiz = active.run.openQuiz { show(view.solution(of: quiz)) }
      if let task = active.run.openTask { show(view.solution(of: task, isDone: true)) }
      redo(active)
      active.run.giveUp()
      complete(active, .skipped)
    }
    if active.run.isAtLastStep {
      tellEnd(of: active)
    } else {
      enter(active.run.position + 1, of: active)
    }
  }

  /// Does the step of a lesson as its author would, in place of what the learner did in it.
  private func redo(_ active: ActiveLesson) {
    guard let task = active.run.openTask else { return }
    let silent = lessonStage(isSilent: true)
    let solution = (active.run.step.commands + task.solution).map(\.text)
    sitDown(at: emptyDesk())
    for line in active.startOver(at: desk) { _ = silent.run(line) }
    silent.beginStep()
    for line in solution { _ = silent.run(line) }
    _ = active.run.look(on: silent)
    // What the learner did in earlier steps may be in the way: then those are done anew, too.
    if !active.run.isStepDone {
      startOver(active, to: active.run.position)
      silent.beginStep()
      for line in solution { _ = silent.run(line) }
    }
  }

  /// Answers the open quiz.
  func answer(_ choice: Int) throws(Complaint) {
    let active = try openLesson()
    let view = LessonView(active.shelved, profile: out.profile)
    switch active.run.answer(choice) {
    case .right(let answer):
      complete(active, .done)
      show(view.verdict("Right. ", answer, .success) + view.done(isLast: active.run.isAtLastStep))
      if active.run.isFinished { tellEnd(of: active) }
    case .wrong(let answer):
      show(view.verdict("Not that one. ", answer, .error))
    case nil:
      throw Complaint("no question is open", accepted: "To see what the step asks: task.")
    }
  }
}
