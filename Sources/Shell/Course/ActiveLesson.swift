import Lessons
import Queries

/// A lesson that was begun in a session.
final class ActiveLesson {
  /// What the last line means for the lesson.
  enum News {
    /// The task isn't done; what came of each check.
    case notYet([LessonFinding])
    /// The task is done.
    case done
  }

  /// The lesson.
  let shelved: ShelvedLesson
  /// The learner's way through it.
  var run: LessonRun
  /// What lies open in it.
  private(set) var desk: Desk
  /// Where it takes place.
  let stage: LessonStage
  /// What was done at its desk, by the lesson's own commands too.
  private var deeds = ActionLog()
  /// How many of them came before the step.
  private var deedsBefore = 0
  private var news: News?
  /// Whether the task was done while an event was stopped, which the log doesn't know yet.
  private(set) var wasDoneWhileStopped = false

  /// What stands behind a line of the log if a task was done while its event was stopped, which it is not
  /// when it is done again; alone, if that event was given up. To whoever runs the log as a script it
  /// is a comment. It doesn't begin with its sign, so that it can be told from a file's other comments.
  static let doneMark = "  # stopped where the lesson's task asks to"

  init(_ shelved: ShelvedLesson, desk: Desk, stage: LessonStage) {
    self.shelved = shelved
    self.desk = desk
    self.stage = stage
    run = LessonRun(shelved.lesson)
  }

  /// The quiz that waits for an answer, if this is the lesson's desk.
  func openQuiz(on desk: Desk) -> LessonQuiz? { desk === self.desk ? run.openQuiz : nil }

  /// Takes the task as done: the log says that it was.
  func takeAsDone(on desk: Desk) {
    if desk === self.desk, run.openTask != nil { run.giveUp() }
  }

  /// Remembers that the task was done while an event was stopped.
  func noteDoneWhileStopped() { wasDoneWhileStopped = true }

  /// Whether that was so, told once.
  func takeDoneWhileStopped() -> Bool {
    defer { wasDoneWhileStopped = false }
    return wasDoneWhileStopped
  }

  /// Remembers what was done, if it was done at the lesson's desk.
  func note(_ line: String, on desk: Desk) {
    if desk === self.desk { deeds.append(line) }
  }

  /// Remembers where a step begins.
  func noteStep() {
    deedsBefore = deeds.count
    news = nil
  }

  /// What was done at its desk, in order.
  var deedsSoFar: [String] { Array(deeds.actions) }

  /// Takes all that was done at the desk as done in this step.
  func noteBeginning() { deedsBefore = 0 }

  /// Takes another desk in place of its own, to do there what was done before the step.
  ///
  /// - Parameter desk: A desk with nothing on it.
  /// - Returns: What is to be done there.
  func startOver(at desk: Desk) -> [String] {
    let before = Array(deeds.actions.prefix(deedsBefore))
    deeds = ActionLog()
    self.desk = desk
    return before
  }

  /// Looks whether the task is done now.
  ///
  /// - Parameters:
  ///   - desk: Where something was done.
  ///   - isAction: Whether it changed anything: who only looks isn't told that it isn't done yet.
  ///   - isStopped: Whether an event is stopped: what holds half-way counts only if the task asks to
  ///     stop.
  /// - Returns: Whether it is done with this.
  func look(on desk: Desk, after isAction: Bool, isStopped: Bool) -> Bool {
    guard desk === self.desk, let task = run.openTask, !isStopped || task.asksToStop else {
      return false
    }
    let findings = run.look(on: stage)
    if run.isStepDone {
      news = .done
    } else if isAction {
      news = .notYet(findings)
    }
    return run.isStepDone
  }

  /// What the last line means for the lesson, told once.
  func takeNews() -> News? {
    defer { news = nil }
    return news
  }
}

extension LessonTask {
  /// Whether an event has to be stopped for it.
  fileprivate var asksToStop: Bool {
    expectations.contains {
      if case .paused = try? Expectation($0.text) { true } else { false }
    }
  }
}

extension String {
  /// A line of the log without the mark that a task was done while its event was stopped.
  var withoutDoneMark: String {
    hasSuffix(ActiveLesson.doneMark) ? String(dropLast(ActiveLesson.doneMark.count)) : self
  }
}
