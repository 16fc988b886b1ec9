import Lessons
import Queries

@testable import Sessions
@testable import Shell

/// A learner who takes exams of the real course, and knows the answers, or gives wrong ones on purpose.
struct ExamTaker {
  let learner: Learner

  /// The course in each language that is asked for, read once.
  private static var shelves: [String: CourseShelf] = [:]

  /// The course in a language.
  static func shelf(in language: String = "en") -> CourseShelf {
    let shelf = shelves[language] ?? RealCourse.shelf(in: language)
    shelves[language] = shelf
    return shelf
  }

  init(language: String = "en", progress: String? = nil) {
    learner = Learner(
      columns: 400, language: language, course: Self.shelf(in: language), progress: progress)
    learner.session.environment.today = { "2026-11-26" }
  }

  /// The exam in front.
  var exam: Lesson? { learner.session.state.lesson?.shelved.lesson }

  /// Takes an exam to its end.
  ///
  /// - Parameters:
  ///   - line: What begins it.
  ///   - wrong: The questions that are answered wrong, by their places from 0.
  /// - Returns: What is printed below the last answer.
  @discardableResult
  func take(_ line: String, wrong: Set<Int> = []) -> String {
    learner.type(line)
    var printed = ""
    for _ in 0..<20 {
      guard let run = learner.session.state.lessonInFront?.run, !run.isFinished else { break }
      printed = learner.type(answer(run, isWrong: wrong.contains(run.position)))
    }
    return printed
  }

  /// What answers the question that is open.
  func answer(_ run: LessonRun, isWrong: Bool = false) -> String {
    if let quiz = run.openQuiz {
      let right = quiz.solution
      let places = isWrong ? [quiz.shown.indices.first { !right.contains($0) } ?? 0] : right
      return "answer \(quiz.labels(for: places).joined(separator: " "))"
    }
    if run.openTask != nil { return isWrong ? "skip" : run.step.solution[0].text }
    guard let (open, reference) = learner.session.state.predictionAndReference else { return "" }
    if isWrong {
      let wrong = open.form.choices(reference, before: []).first { !$0.isRight }
      return "answer = \(wrong?.text.plainText ?? "")"
    }
    return "answer = \(reference.words.map(\.asWord).joined(separator: " "))"
  }
}
