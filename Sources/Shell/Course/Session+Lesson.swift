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

  /// Carries out a line of a lesson at the desk in front.
  ///
  /// - Throws: A ``Complaint``, for a line that isn't for lessons too.
  private func runForLesson(_ line: String, isSilent: Bool) throws(Complaint) {
    // It runs inside a command, which goes on afterwards as if nothing had been in between.
    let outer = (occasion, turn)
    occasion = occasion.asRunByLesson(isSilent: isSilent)
    defer { (occasion, turn) = outer }
    try run(line)
  }

  /// Tells what the line that was carried out means for the lesson.
  func reportLesson() {
    guard !occasion.isRunByLesson, let lesson, let news = lesson.takeNews() else { return }
    if !occasion.isReplaying { tell(news, of: lesson) }
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
    if occasion.isReplaying { return }
    progress.note(outcome, active.run.step, of: active.shelved.lesson)
  }

  /// Says that the lesson is over, what to take home, and what could come next.
  func tellEnd(of active: ActiveLesson) {
    let next = course.lesson(after: active.shelved)
    let view = LessonView(active.shelved, profile: out.profile)
    show(view.end(next: next, count: progress.count(of: active.shelved.lesson)))
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
      turn.changedNothing = true
      show(["This is free play already. To begin a lesson: lesson."])
    }
  }

  /// What Enter does on an empty line: the next message while an event is stopped; in a lesson the next
  /// step if this one is done, else the task again. It never fires.
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
}

extension String {
  /// The text without a full stop at its end.
  var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
