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

  /// The lesson after another one, by that one's id; nil if that is the last, or no lesson.
  public func entry(after id: String) -> CourseEntry? {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
    return index + 1 < entries.count ? entries[index + 1] : nil
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

  /// The lesson in a language, or the original if there is no translation; one into `ko` serves
  /// `ko-KR`, too. Nil only for an entry without lessons, which no course has.
  public func lesson(in language: String = Lesson.defaultLanguage) -> Lesson? {
    lessons.first { $0.language == language }
      ?? lessons.first { Lesson.serves(language, $0.language) } ?? lessons.first
  }
}
