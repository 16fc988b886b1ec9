import Lessons
import Queries
import Terminal

extension Session {
  /// Whether there is a course to begin with.
  var hasLessons: Bool { course.isStocked }

  /// The lesson, if it is in front and not left for free play.
  var lessonInFront: ActiveLesson? { lesson.flatMap { $0.desk === desk ? $0 : nil } }

  /// What was written down in the lesson in front, or in free play.
  var notesHere: [Note] {
    notes.filter { $0.lesson == lessonInFront?.shelved.number }
  }

  /// The lesson in front.
  ///
  /// - Throws: A ``Complaint`` that says how to begin one, or how to come back to it.
  func openLesson() throws(Complaint) -> ActiveLesson {
    if let lessonInFront { return lessonInFront }
    if let lesson {
      throw Complaint(
        "this is free play", accepted: "To go back to \(lesson.shelved.title): play.")
    }
    throw Complaint(
      "no lesson was begun", accepted: "To begin: lesson. To see which there are: lessons.")
  }

  /// Where a lesson takes place: at the desk in front. It doesn't keep the session alive, which holds
  /// it.
  ///
  /// - Parameter isSilent: Whether nobody is to see what its commands show.
  /// - Returns: The stage, for as long as the session is there.
  func lessonStage(isSilent: Bool) -> LessonStage {
    LessonStage(
      start: { [unowned self] in self.forgetEverything() },
      run: { [unowned self] line in
        do throws(Complaint) {
          try self.runForLesson(line, isSilent: isSilent)
          return .passed
        } catch {
          let reason = [error.headline, error.accepted].compactMap(\.self).joined(separator: " ")
          return .failed(reason, at: error.span?.lowerBound ?? 0)
        }
      },
      beginStep: { [unowned self] in self.desk.beginStep() },
      check: { [unowned self] in self.check($0) },
      whenPaused: { [unowned self] in self.lessonPaused = $0 },
      fingerprint: { [unowned self] in Fingerprint(self.desk).text })
  }

  /// Holds a line of `expect` or `guard` against what lies open.
  private func check(_ line: String) -> LessonOutcome {
    do throws(QueryError) {
      let expectation = try Expectation(
        line, vocabulary: Vocabulary(features: features.map(\.name)))
      guard
        let failure = try expectation.check(
          against: SessionContext(desk: desk, pausedBefore: pause?.message)
        ).failure
      else {
        return .passed
      }
      return .failed(failure.statement + (failure.setBy.map { ", \($0)" } ?? ""))
    } catch {
      return .failed(Complaint(error).headline.withoutFullStop, at: error.span.lowerBound)
    }
  }

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

  /// Tells what a line meant for the lesson.
  func tell(_ news: ActiveLesson.News, of active: ActiveLesson) {
    let view = LessonView(active.shelved, profile: out.profile)
    switch news {
    case .notYet(let findings):
      report { view.notYet(findings, hints: active.run.step.hints.count) }
    case .done:
      report { view.done(isLast: active.run.isAtLastStep, isPaused: pause != nil) }
      if active.run.isFinished { tellEnd(of: active) }
    }
  }

  /// Notes what became of the step.
  func complete(_ active: ActiveLesson, _ outcome: Progress.Outcome) {
    if isReplaying { return }
    progress.note(outcome, active.run.step, of: active.shelved.lesson)
  }

  /// Says that the lesson is over, what to take home, and what could come next.
  func tellEnd(of active: ActiveLesson) {
    let next = course.lesson(after: active.shelved)
    let view = LessonView(active.shelved, profile: out.profile)
    show(view.end(next: next, count: progress.count(of: active.shelved.lesson)))
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
      loggedLine = "lesson \(next.name.asWord) at 1"
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

  /// Leaves the lesson for free play, or comes back to it.
  func play() {
    if let lesson, lesson.desk !== desk {
      sitDown(at: lesson.desk)
      let view = LessonView(lesson.shelved, profile: out.profile)
      report { view.back(lesson.run) + self.screens }
    } else if let lesson {
      sitDown(at: freeDesk)
      _ = desk.take(from: lesson.desk)
      report { LessonView(lesson.shelved, profile: self.out.profile).away + self.screens }
    } else {
      changedNothing = true
      show(["This is free play already. To begin a lesson: lesson."])
    }
  }

  /// What Enter does on an empty line: the next message while an event is stopped; in a lesson the next step if this one is done, else the task
  /// again. It never fires.
  public func enter() throws(Complaint) {
    if pause != nil { return try run("step") }
    guard let lesson = lessonInFront else { return }
    if lesson.run.isFinished, course.lesson(after: lesson.shelved) == nil { return }
    if lesson.run.isStepDone {
      try run("next")
    } else {
      show(LessonView(lesson.shelved, profile: out.profile).reminder(of: lesson.run))
    }
  }

  /// What to ask for the next line with: it says where one is.
  public var prompt: StyledText {
    if let pause { return StyledText(pause.name, .bold) + "> " }
    guard let lesson else {
      guard isInPast, let events = log.newestEvent else {
        return StyledText("layercake", .bold) + "> "
      }
      return StyledText("layercake", .bold) + " \(events.done)/\(events.ofAll)> "
    }
    let number = lesson.shelved.number
    if lesson.desk !== desk { return StyledText("play", .bold) + " (\(number))> " }
    let run = lesson.run
    let asks =
      run.isStepDone ? (run.isFinished ? "done" : "next") : run.openQuiz == nil ? "try" : "quiz"
    let place =
      out.profile.isPlain ? "" : " \(run.position + 1)/\(lesson.shelved.lesson.steps.count)"
    return StyledText(number, .bold) + "\(place) \(asks)> "
  }

  var screens: [StyledText] {
    current.map { ScreenView($0.open, profile: out.profile).lines() } ?? []
  }
}

extension String {
  /// The text without a full stop at its end.
  var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
