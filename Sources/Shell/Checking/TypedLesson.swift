import Languages
import Lessons
import Queries
import Sessions
import Staging
import Terminal

/// Where lessons are gone through as a learner does, each in a session of its own: at a prompt, one step after
/// another.
final class TypedLesson {
  let features: [Feature]
  /// Where the code that lessons ask for is built; nil if it isn't.
  let builder: CodeBuilder?
  private(set) var lesson: Lesson?
  /// Where each lesson stands alone, by its id: what it needs is found out once, for its translations, too.
  private var shelves: [String: CourseShelf] = [:]
  private(set) var runner: Runner
  /// How many events a hunt fires where no code is built: an author waits for each lesson, whenever it is saved. What
  /// lies further on is found by `--build`.
  private static let quickHunt = 10_000
  /// How long a hunt may take: enough for its events on a machine that does much else, and an end for one that would have
  /// none.
  private static let mostSecondsOfHunt = 60
  private var seen = Fingerprint()
  /// Where what lessons ask to prove is decided.
  private let proofs: ProofSource

  var session: Session { runner.session }
  private var run: LessonRun? { session.state.lessonInFront?.run }

  /// Makes a place for lessons.
  ///
  /// - Parameters:
  ///   - features: The features that they may speak of.
  ///   - builder: Where the code that they ask for is built; nil if it isn't.
  ///   - proofs: Where what they ask to prove is decided.
  init(
    _ features: [Feature], building builder: CodeBuilder? = nil, proofs: ProofSource = .own
  ) {
    self.features = features
    self.builder = builder
    self.proofs = proofs
    runner = Runner(Session(features: features), out: .unseen)
  }
}

extension TypedLesson: @MainActor LessonPlayer {
  func start(_ lesson: Lesson, isMeasured: Bool) {
    let id = lesson.id.text
    let shelf =
      (self.lesson == lesson ? shelves[id] : nil) ?? CourseShelf(lesson, beside: shelves[id])
    shelves[id] = shelf
    (self.lesson, seen) = (lesson, Fingerprint())
    runner = Runner(Session(features: features, course: shelf), out: .unseen)
    runner.session.environment.proofs = proofs
    // What is cut short counts for nothing, so that a lesson that asks for it fails and says so.
    runner.session.environment.huntSeconds = TypedLesson.mostSecondsOfHunt
    if !buildsCode { runner.session.environment.huntBudget = TypedLesson.quickHunt }
    runner.printer.gauge = isMeasured ? StepGauge([(80, 24), (60, 20)]) : nil
  }

  func enter(_ position: Int, _ way: LessonWay) -> [LessonOutcome] {
    guard let lesson else { return [] }
    runner.lessons.errors = [:]
    if position == 0 {
      _ = type("lesson \(lesson.id.text) at 1")
    } else if way == .skipping || type("next") != .passed {
      // What fails is told once; the steps behind it are looked at all the same.
      _ = type("skip")
    }
    return lesson.steps[position].commands.map { runner.lessons.errors[$0] ?? .passed }
  }

  var warning: String? {
    let warnings = runner.printer.gauge?.warnings ?? []
    return warnings.isEmpty ? nil : warnings.joined(separator: "; ")
  }

  func type(_ line: String) -> LessonOutcome {
    runner.unproven = nil
    do throws(CommandError) {
      try runner.run(line)
      return runner.unproven.map { .failed($0) } ?? .passed
    } catch {
      return error.asLessonOutcome
    }
  }

  func check(_ line: String) -> LessonOutcome {
    TypedLesson.hopError(in: line, of: session) ?? session.outcome(of: line)
  }

  var isDone: Bool { run?.isStepDone == true }

  var isSolvable: Bool { session.state.isSolvable }

  var fingerprint: String { seen.text(of: session.state.workspace) }

  func answer() -> (line: LessonLine, outcome: LessonOutcome)? {
    guard let run, let question = run.step.question else { return nil }
    let lines: [LessonLine]
    switch question {
    case .task: return nil
    case .quiz:
      guard let quiz = run.quiz else { return nil }
      if let error = TypedLesson.arrowError(in: quiz.quiz, of: session)
        ?? TypedLesson.countError(in: quiz.quiz, of: session)
      {
        return (question.id, error)
      }
      let answer = quiz.labels(for: quiz.solution).joined(separator: " ")
      lines = [LessonLine("answer \(answer)", at: question.id.place)]
    case .prediction(let prediction):
      if let error = runner.lessons.errors[prediction.event] {
        // What can't be fired tells more of it than that it can't be foreseen.
        let fired = type(prediction.solution.text)
        return fired == .passed ? (prediction.event, error) : (prediction.solution, fired)
      }
      guard let (_, reference) = session.state.predictionAndReference else {
        return (prediction.event, .failed(localized("proof.unforeseen")))
      }
      if let named = run.step.namedOccasion {
        return (question.id, .failed(localized("proof.names-event", named.event.text)))
      }
      if let (one, other) = session.state.alikeOccasions(in: prediction) {
        return (question.id, .failed(localized("proof.same-answer", one.label, other.label)))
      }
      let answer = reference.words.map(\.asWord).joined(separator: " ")
      lines = [LessonLine("answer = \(answer)", at: prediction.event.place), prediction.solution]
    }
    for line in lines {
      if let (reason, offset) = type(line.text).error {
        return (line, .failed(localized("proof.typed", reason), at: offset))
      }
    }
    if case .prediction = question, case .graded(let grade, _) = session.state.prediction?.phase,
      !grade.isRight
    {
      return (question.id, .failed(localized("proof.other-way")))
    }
    return (
      question.id, isDone ? .passed : .failed(localized("proof.unanswered"))
    )
  }

  func leave() { _ = type("skip") }

  /// Each event is taken back. Where the task seems lost, this is what is offered first; where it can be done
  /// from there, it needs no way out.
  func detour(from before: String) -> LessonOutcome {
    guard let position = run?.position, let stage = session.state.current else { return .passed }
    var last = ""
    for control in stage.controls where !control.takesValue {
      let detour = "fire \(control.event)"
      guard type(detour) == .passed else { continue }
      _ = runner.leaveStop()
      guard session.timeline.hasActedInStep else {
        return .failed(localized("proof.no-way-out", detour))
      }
      guard type("undo") == .passed, run?.position == position, run?.openTask != nil else {
        return .failed(localized("proof.no-way-back", detour))
      }
      last = detour
    }
    return fingerprint == before ? .passed : .failed(localized("proof.no-way-back", last))
  }
}
