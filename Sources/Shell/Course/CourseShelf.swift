import Lessons
import Queries
import Staging

/// The lessons that there are, read when one is first asked for.
public final class CourseShelf {
  private let sources: () -> [LessonSource]
  /// Whether there are lessons; to know it, none has to be read.
  let isStocked: Bool
  /// The language that lessons are shown in, where there is a translation.
  public let language: String
  private var features: [Feature] = []

  /// Makes a shelf.
  ///
  /// - Parameters:
  ///   - language: The language that lessons are shown in (BCP 47): `ko`.
  ///   - sources: Gives the lessons' files, in any order; nil if there are none.
  public init(
    language: String = Lesson.defaultLanguage, sources: (() -> [LessonSource])? = nil
  ) {
    isStocked = sources != nil
    self.language = language
    self.sources = sources ?? { [] }
  }

  /// What comes of reading the lessons.
  private(set) lazy var reading = CourseReading(sources(), rules: rules)

  /// The lessons in order.
  var entries: [CourseEntry] { reading.course.entries }

  /// What the lines of a lesson are held against.
  var rules: LessonLineRules { LessonLineRules(for: features) }

  /// Takes the features that lessons may speak of.
  func knows(_ features: [Feature]) { self.features = features }

  /// The lesson that a word names: by its id, its number, or the path of its file.
  ///
  /// - Throws: A ``Complaint`` at the word.
  func lesson(_ word: Word, in session: Session) throws(Complaint) -> ShelvedLesson {
    if word.text.contains("/") || word.text.hasSuffix(".md") {
      return try LessonFile(session.expanded(word.text)).read(for: word, rules)
    }
    if let entry = reading.course.entry(word.text), let lesson = entry.lesson(in: language) {
      return ShelvedLesson(lesson, number: entry.number, name: entry.id)
    }
    let names = entries.map(\.id)
    throw Complaint(
      "no such lesson", at: word.span, nearest: NearestName.to(word.text, among: names),
      accepted: entries.isEmpty
        ? "There are no lessons here; a file's path would do."
        : "Lessons: \(entries.map { "\($0.number) \($0.id)" }.joined(separator: ", ")).")
  }

  /// The lesson after another one; nil after the last, and for a lesson that isn't on the shelf.
  func lesson(after lesson: ShelvedLesson) -> ShelvedLesson? {
    reading.course.entry(after: lesson.name).flatMap(shelved)
  }

  /// The first lesson that isn't done; nil if all are.
  func firstUndone(_ progress: Progress) -> ShelvedLesson? {
    entries.lazy.compactMap(shelved).first { !progress.isDone($0.lesson) }
  }

  private func shelved(_ entry: CourseEntry) -> ShelvedLesson? {
    entry.lesson(in: language).map { ShelvedLesson($0, number: entry.number, name: entry.id) }
  }
}

/// A lesson, and what it is called here.
struct ShelvedLesson {
  let lesson: Lesson
  /// Its number in the course; its id if it isn't in the course.
  let number: String
  /// What begins it again: its id, or its file's path.
  let name: String

  init(_ lesson: Lesson, number: String, name: String) {
    self.lesson = lesson
    self.number = number
    self.name = name
  }

  /// `1.1 One tap`.
  var title: String { "\(number) \(lesson.title.text)" }
}
