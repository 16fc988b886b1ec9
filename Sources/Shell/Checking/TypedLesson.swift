import Lessons
import Queries
import Sessions
import Staging
import Terminal

/// Goes through a lesson as a learner does: at a prompt, one step after another, in one session.
struct TypedLesson {
  private let features: [Feature]
  private let source: LessonSource
  private let lesson: Lesson

  init(_ lesson: Lesson, _ source: LessonSource, features: [Feature]) {
    (self.lesson, self.source, self.features) = (lesson, source, features)
  }

  /// A session with the lesson begun at a step.
  private func begin(at position: Int) -> Runner? {
    let shelf = CourseShelf(language: lesson.language, sources: { [source] })
    let runner = Runner(Session(features: features, course: shelf), out: .memory())
    let step = lesson.steps[position].id ?? String(position + 1)
    return (try? runner.run("lesson \(lesson.id.text) at \(step.asWord)")) == nil ? nil : runner
  }

  /// What comes of typing every answer and every line of every solution.
  ///
  /// - Returns: For each step that asks something, the line that it came to, and what came of it.
  func outcomes() -> [(step: Int, line: LessonLine, outcome: LessonOutcome)] {
    guard let runner = begin(at: 0) else {
      return [(0, lesson.id, .failed("this lesson can't be begun"))]
    }
    return lesson.steps.indices.compactMap { position in
      defer { if position + 1 < lesson.steps.count { goOn(runner, to: position + 1) } }
      guard let question = lesson.steps[position].question else { return nil }
      let (line, outcome) = answer(question, in: runner)
      return (position, line, outcome)
    }
  }

  private func goOn(_ runner: Runner, to position: Int) {
    if (try? runner.run("next")) != nil { return }
    // What fails is told once; the steps behind it are looked at all the same.
    _ = try? runner.run("skip")
  }

  private func answer(
    _ question: LessonQuestion, in runner: Runner
  ) -> (LessonLine, LessonOutcome) {
    guard let run = runner.session.state.lessonInFront?.run else {
      return (question.id, .failed("this lesson is left by its own commands"))
    }
    var lines: [LessonLine]
    switch question {
    case .task(let task): lines = task.solution
    case .quiz(let quiz):
      let letters = run.shown.indices.filter { quiz.answers[run.shown[$0]].isRight }
      let answer = letters.map(Action.letter).joined(separator: " ")
      lines = [LessonLine("answer \(answer)", at: question.id.place)]
    case .puzzle(let puzzle):
      let numbers = puzzle.lines.indices.map { String((run.shown.firstIndex(of: $0) ?? 0) + 1) }
      lines = [LessonLine("answer \(numbers.joined(separator: " "))", at: question.id.place)]
    case .prediction(let prediction):
      guard let (open, reference) = runner.reference(in: runner.session.state) else {
        return (prediction.event, .failed("this can't be foreseen: \(whyNot(prediction, runner))"))
      }
      let words = open.words(of: reference).map(\.asWord).joined(separator: " ")
      lines = [LessonLine("answer = \(words)", at: prediction.event.place), prediction.solution]
    }
    for line in lines {
      do throws(Complaint) {
        try runner.run(line.text)
      } catch {
        if let (reason, offset) = error.asLessonOutcome.fault {
          return (line, .failed("typed as a learner would: \(reason)", at: offset))
        }
      }
    }
    if case .prediction = question,
      case .graded(let grade) = runner.session.state.prediction?.phase,
      !grade.isRight
    {
      return (question.id, .failed("what happens isn't what a rehearsal foretells"))
    }
    let isDone = runner.session.state.lessonInFront?.run.isStepDone == true
    return (
      question.id,
      isDone ? .passed : .failed("typed as a learner would, the solution doesn't do this")
    )
  }

  /// Why a prediction can't be asked for, in words.
  private func whyNot(_ prediction: LessonPrediction, _ runner: Runner) -> String {
    let specimen = prediction.specimen.map { " on \($0.text)" } ?? ""
    var line = "predict \(prediction.event.text)\(specimen) \(prediction.subject.kind.rawValue)"
    if case .value(let path) = prediction.subject { line += " of \(path.asWord)" }
    let free = runner.session.state.workspace.current.flatMap { stage in
      stage.open.isEmpty ? nil : stage
    }
    if free == nil { return "nothing is open" }
    do throws(Complaint) {
      _ = try runner.context(of: line).commands().map { words throws(Complaint) in
        let (command, words) = try runner.context(of: line).command(for: words)
        guard case .act(let act) = try runner.context(of: line).request(command, words),
          case .predict(let question) = act.action
        else { return }
        try runner.context(of: line).worded { () throws(Refusal) in
          _ = try runner.session.state.rehearse(question)
        }
      }
      return "too few messages cross layers"
    } catch {
      return error.headline
    }
  }

  /// Whether a task can be done after any one event was fired first: from there, or by a way out that is
  /// offered and leads to where its solution does it.
  func outcomeAfterDetours(of position: Int) -> LessonOutcome {
    guard let first = begin(at: position), let stage = first.session.state.current else {
      return .passed
    }
    for control in stage.controls where !control.takesValue {
      guard let runner = begin(at: position) else { continue }
      let detour = "fire \(control.event)"
      guard (try? runner.run(detour)) != nil,
        runner.session.state.lessonInFront?.run.openTask != nil
      else { continue }
      _ = runner.leaveStop()
      let ways = runner.session.state.waysOut(canUndo: runner.session.hasActedInStep)
      guard let way = ways.first else { continue }
      _ = try? runner.run(way.rawValue)
      for line in lesson.steps[position].solution { _ = try? runner.run(line.text) }
      if runner.session.state.lessonInFront?.run.openTask != nil {
        return .failed("after '\(detour)' neither the solution nor '\(way.rawValue)' leads out")
      }
    }
    return .passed
  }
}
