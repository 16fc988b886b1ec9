import Lessons
import Queries
import Sessions
import Staging
import Terminal

/// A lesson in a session of its own, in which it is gone through as a learner does: at a prompt, one step
/// after another.
final class TypedLesson {
  private let lesson: Lesson
  private let runner: Runner
  private var seen = Fingerprint()

  private var session: Session { runner.session }
  private var run: LessonRun? { session.state.lessonInFront?.run }

  /// Begins a session; the lesson begins with its first step.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - shelf: Where it stands, alone.
  ///   - features: The features that it may speak of.
  ///   - isMeasured: Whether its steps are measured, for ``warning``.
  init(_ lesson: Lesson, on shelf: CourseShelf, features: [Feature], isMeasured: Bool) {
    self.lesson = lesson
    runner = Runner(Session(features: features, course: shelf), out: .unseen)
    runner.printer.gauge = isMeasured ? StepGauge([(80, 24), (60, 20)]) : nil
  }

  /// Comes to a step.
  ///
  /// - Returns: What came of each of its commands.
  func enter(_ position: Int, _ way: LessonStage.Way) -> [LessonOutcome] {
    runner.lessons.faults = [:]
    if position == 0 {
      _ = type("lesson \(lesson.id.text) at 1")
    } else if way == .skipping || type("next") != .passed {
      // What fails is told once; the steps behind it are looked at all the same.
      _ = type("skip")
    }
    return lesson.steps[position].commands.map { runner.lessons.faults[$0] ?? .passed }
  }

  /// What a learner can't have on one screen of the step that was come to last; nil if nothing.
  var warning: String? {
    let warnings = runner.printer.gauge?.warnings ?? []
    return warnings.isEmpty ? nil : warnings.joined(separator: "; ")
  }

  /// Types a line.
  func type(_ line: String) -> LessonOutcome {
    do throws(CommandError) {
      try runner.run(line)
      return .passed
    } catch {
      return error.asLessonOutcome
    }
  }

  /// Holds a check against the place that the session has come to.
  func check(_ line: String) -> LessonOutcome {
    TypedLesson.hopFault(in: line, of: session) ?? session.outcome(of: line)
  }

  /// Whether the step is done.
  var isDone: Bool { run?.isStepDone == true }

  /// Whether the reference solution does the task from here.
  var isSolvable: Bool { session.state.isSolvable }

  /// All that could differ between two sessions.
  var fingerprint: String { seen.text(of: session.state.workspace) }

  /// Answers the step's question, unless it is a task.
  func answer() -> (line: LessonLine, outcome: LessonOutcome)? {
    guard let run, let question = run.step.question else { return nil }
    let lines: [LessonLine]
    switch question {
    case .task: return nil
    case .quiz(let quiz):
      let answer = quiz.solution(shown: run.shown).map(quiz.label).joined(separator: " ")
      lines = [LessonLine("answer \(answer)", at: question.id.place)]
    case .prediction(let prediction):
      if let fault = runner.lessons.faults[prediction.event] {
        // What can't be fired tells more of it than that it can't be foreseen.
        let fired = type(prediction.solution.text)
        return fired == .passed ? (prediction.event, fault) : (prediction.solution, fired)
      }
      guard let (open, reference) = session.state.predictionAndReference else {
        return (prediction.event, .failed("this can't be foreseen"))
      }
      let words = open.words(of: reference).map(\.asWord).joined(separator: " ")
      lines = [LessonLine("answer = \(words)", at: prediction.event.place), prediction.solution]
    }
    for line in lines {
      if let (reason, offset) = type(line.text).fault {
        return (line, .failed("typed as a learner would: \(reason)", at: offset))
      }
    }
    if case .prediction = question, case .graded(let grade) = session.state.prediction?.phase,
      !grade.isRight
    {
      return (question.id, .failed("what happens isn't what a rehearsal foretells"))
    }
    return (
      question.id, isDone ? .passed : .failed("typed as a learner would, this isn't answered")
    )
  }

  /// Fires each event, and takes it back. Where the task seems lost, this is what is offered first; where it
  /// can be done from there, it needs no way out.
  func detour() -> LessonOutcome {
    guard let position = run?.position, let stage = session.state.current else { return .passed }
    for control in stage.controls where !control.takesValue {
      let detour = "fire \(control.event)"
      guard type(detour) == .passed else { continue }
      _ = runner.leaveStop()
      guard session.timeline.hasActedInStep else {
        return .failed("after '\(detour)' no way out is offered")
      }
      guard type("undo") == .passed, run?.position == position, run?.openTask != nil else {
        return .failed("after '\(detour)' undo doesn't lead back to the task")
      }
    }
    return .passed
  }
}

extension LessonStage {
  /// A stage in which every lesson takes place in sessions of its own.
  init(_ features: [Feature]) {
    var typed: TypedLesson?
    var last: (lesson: Lesson, shelf: CourseShelf)?
    self.init(
      start: { lesson, isMeasured in
        let shelf =
          last.flatMap { $0.lesson == lesson ? $0.shelf : nil }
          ?? CourseShelf(lesson, beside: last?.shelf)
        last = (lesson, shelf)
        typed = TypedLesson(lesson, on: shelf, features: features, isMeasured: isMeasured)
      },
      enter: { typed?.enter($0, $1) ?? [] },
      run: { typed?.type($0) ?? .passed },
      check: { typed?.check($0) ?? .passed },
      isDone: { typed?.isDone ?? true },
      answer: { typed?.answer() },
      isSolvable: { typed?.isSolvable ?? true },
      detour: { typed?.detour() ?? .passed },
      warning: { typed?.warning },
      fingerprint: { typed?.fingerprint ?? "" })
  }
}
