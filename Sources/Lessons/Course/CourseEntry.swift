/// One lesson of a course, in all its languages.
public struct CourseEntry: Hashable, Sendable {
  /// Its number in the course, from the order of the files: 1.4 is the fourth of the first folder.
  public let number: String
  /// The lesson in each of its languages, the original first; there is at least one.
  public let lessons: [Lesson]

  /// What it is known by, in every language.
  public var id: String { lessons.first?.id.text ?? "" }

  /// The names of the tracks that it is part of, by the original.
  public var tracks: [String] { lessons.first?.tracks.map(\.text) ?? [] }

  /// The lesson in a language, or the original if there is no translation; one into `ko` serves
  /// `ko-KR`, too. Nil only for an entry without lessons, which no course has.
  public func lesson(in language: String = Lesson.defaultLanguage) -> Lesson? {
    lessons.first { $0.language == language }
      ?? lessons.first { Lesson.serves(language, $0.language) } ?? lessons.first
  }
}
