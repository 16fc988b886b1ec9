import Exports
import Languages
import Lessons
import Sessions

/// What a lesson is put on paper as.
enum PaperKind {
  /// The author's words and the questions, to be filled in at a terminal.
  case worksheet(isKey: Bool)
  /// The questions with all that is seen, to be answered without one.
  case test(isKey: Bool)
  /// What the teacher has at hand.
  case teacher
}

extension LessonSheet {
  /// Puts a lesson on paper.
  ///
  /// - Parameters:
  ///   - shelved: The lesson.
  ///   - source: Its file.
  ///   - environment: The features; what is to be foreseen is tried out on them.
  ///   - kind: What it is put on paper as.
  /// - Throws: Why the lesson can't be begun.
  @MainActor init(
    _ shelved: ShelvedLesson, _ source: LessonSource, in environment: Environment,
    as kind: PaperKind
  ) throws(Refusal) {
    let lesson = shelved.lesson
    let language = Language.of(lesson.language)
    var (title, key, hasLines) = (shelved.title, "paper.key" as String?, false)
    let sheets: [String]
    switch kind {
    case .worksheet(let isKey):
      if !isKey { key = nil }
      sheets = [
        LessonPaper(lesson, isKey: isKey).worksheet(of: shelved, source.parts, in: environment)
      ]
    case .test(let isKey):
      if !isKey { key = nil }
      (title, hasLines) = (language.localized("paper.test", shelved.title), true)
      if let exam = lesson.exam {
        title = language.localized("paper.test.exam", lesson.title.text, "\(exam.name)")
      }
      sheets = try LessonPaper(lesson, isKey: isKey).test(
        of: shelved, source.parts, in: environment)
    case .teacher:
      key = "paper.teacher"
      sheets = [try LessonPaper(lesson, isKey: true).teachersPlan(of: shelved, in: environment)]
    }
    self.init(
      title, language: lesson.language, fields: Field.all(in: language),
      key: key.map { language.localized($0) }, sheets: sheets, hasLines: hasLines)
  }

  /// A sheet for the wall, in the language that is spoken: no line for a name, and nothing to fill in.
  init(forWall title: String, _ paragraphs: [String]) {
    self.init(
      title, language: Language.spoken.code, fields: [], key: nil,
      sheets: [paragraphs.joined(separator: "\n\n")], isForWall: true)
  }

  /// All of it: as a page, or in Markdown.
  func text(isPage: Bool) -> String { isPage ? page(Prose.html) : markdown }
}
