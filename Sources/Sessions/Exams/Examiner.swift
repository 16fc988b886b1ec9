import Languages
import Lessons
import Queries
import Staging

/// Draws the exams of a course, each once.
final class Examiner {
  private let features: [Feature]
  private lazy var vocabulary = Vocabulary(of: features)
  private var drawn: [String: (lesson: Lesson, source: LessonSource)] = [:]
  private var parts: (language: String, all: [ExamPart])?

  /// Makes an examiner who asks about these features.
  init(_ features: [Feature]) { self.features = features }

  /// The parts of a course, in its language.
  func parts(of shelf: CourseShelf) -> [ExamPart] {
    if let parts, parts.language == shelf.language { return parts.all }
    let all = ExamPart.all(of: shelf, among: features)
    parts = (shelf.language, all)
    return all
  }

  /// An exam of a course, in its language.
  ///
  /// - Returns: nil if there is no such part, or it opens too little to be asked about.
  func exam(
    _ name: LessonExam.Name, of shelf: CourseShelf
  ) -> (lesson: Lesson, source: LessonSource)? {
    let key = "\(name).\(shelf.language)"
    if let known = drawn[key] { return known }
    guard let part = parts(of: shelf).first(where: { $0.number == name.part }) else { return nil }
    var paper = ExamPaper(name, of: part, vocabulary: vocabulary)
    let exam = Language.of(shelf.language).speaking { paper.lesson(by: shelf.grammar) }
    // A teacher may have a class grade hundreds of exams, each another one.
    if drawn.count >= 64 { drawn = [:] }
    drawn[key] = exam
    return exam
  }
}

extension CourseShelf {
  /// The parts that there may be exams of.
  public var parts: [ExamPart] { examiner?.parts(of: self) ?? [] }

  /// The number of the part of which a lesson is the last, if there is an exam of it; nil for any other lesson.
  public func part(endingWith lesson: ShelvedLesson) -> String? {
    guard let entry = reading.entry(lesson.name), entry.number == lesson.number else {
      return nil
    }
    let last = entries.last { ExamPart.number(of: $0) == ExamPart.number(of: entry) }
    let part = parts.first { $0.number == ExamPart.number(of: entry) }
    return part?.isExamined == true && last?.id == entry.id ? part?.number : nil
  }

  /// The exam of a name.
  ///
  /// - Throws: ``Refusal/noExam(parts:)`` if there is none.
  func exam(_ name: LessonExam.Name) throws(Refusal) -> ShelvedLesson {
    guard let exam = examiner?.exam(name, of: self)?.lesson else {
      throw .noExam(parts: parts.map(\.number))
    }
    return ShelvedLesson(
      // no text: a name that is typed
      lesson: exam, number: "exam \(name.part)", name: "\(name)", allowsSkip: true)
  }
}
