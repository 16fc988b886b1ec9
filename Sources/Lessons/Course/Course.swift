/// Lessons in the order of their files' names.
///
/// `10-counter/10-mvc.md` is followed by `10-counter/20-mvp.md`: leading numbers count as numbers,
/// and what follows them as text. Each folder is a chapter. `10-counter/10-mvc.ko.md` is the same
/// lesson in another language.
public struct Course: Hashable, Sendable {
  /// The lessons in order.
  public let entries: [CourseEntry]

  /// The lesson with an id or a number, `counter-mvp` or `1.4`, if there is one.
  public func entry(_ name: String) -> CourseEntry? {
    entries.first { $0.id == name } ?? entries.first { $0.number == name }
      ?? entries.first { $0.id.lowercased() == name.lowercased() }
  }

  /// The names of the tracks through the course, in the order in which lessons name them.
  public var tracks: [String] {
    entries.flatMap(\.tracks).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

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
