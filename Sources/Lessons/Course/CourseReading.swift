import LayerTracing
import Queries

/// What comes of reading a course's files: the lessons that could be read, in the order of their files' names, and
/// all that is wrong.
///
/// `10-counter/10-mvc.md` is followed by `10-counter/20-mvp.md`: leading numbers count as numbers,
/// and what follows them as text. Each folder is a chapter. `10-counter/10-mvc.ko.md` is the same
/// lesson in another language.
public struct CourseReading: Sendable {
  /// The lessons that could be read, in order, with the numbers that they have when all can.
  public let entries: [CourseEntry]
  /// All that is wrong with any file, in the order of files and lines.
  public let errors: [LessonSourceError]
  /// The files in the order of the course, readable or not.
  public let files: [String]

  /// Reads all lessons of a course.
  ///
  /// - Parameters:
  ///   - sources: The files in any order.
  ///   - grammar: What the lines of its blocks may say.
  ///   - others: The ids of lessons beside these that one may require; asked for only if one does.
  public init(
    _ sources: [LessonSource], by grammar: LessonGrammar = LessonGrammar(),
    beside others: () -> Set<String> = { [] }
  ) {
    let ordered = sources.map { (source: $0, name: LessonFileName($0.file)) }
      .sorted { $0.name < $1.name }
    files = ordered.map(\.source.file)

    var errors: [LessonSourceError] = []
    var entries: [CourseEntry] = []
    var folder: String?
    var (chapter, lesson) = (0, 0)
    var rest = ordered[...]
    while let first = rest.first {
      // The original comes first, and its translations next.
      let group = rest.prefix {
        ($0.name.folder, $0.name.base) == (first.name.folder, first.name.base)
      }
      rest = rest.dropFirst(group.count)
      (chapter, lesson) = first.name.folder == folder ? (chapter, lesson + 1) : (chapter + 1, 1)
      folder = first.name.folder
      let lessons = group.compactMap { Self.read($0.source, grammar, &errors) }
      for translation in lessons.dropFirst() {
        errors += Translation(translation, of: lessons[0]).errors
      }
      if !lessons.isEmpty {
        entries.append(CourseEntry(number: "\(chapter).\(lesson)", lessons: lessons))
      }
    }
    self.entries = entries
    // A lesson that can't be read may be the one that another requires.
    errors += Self.links(entries, areAll: errors.isEmpty, beside: others)

    var positions: [String: Int] = [:]
    for (position, file) in files.enumerated() { positions[file] = position }
    self.errors = errors.sorted { left, right in
      let (first, second) = (positions[left.file] ?? 0, positions[right.file] ?? 0)
      return first == second ? left < right : first < second
    }
  }

  /// A course of one lesson, which was read already.
  public init(_ lesson: Lesson) {
    entries = [CourseEntry(number: "1.1", lessons: [lesson])]
    (errors, files) = ([], [lesson.file])
  }

  /// The lesson with an id or a number, `counter-mvp` or `1.4`, if there is one.
  public func entry(_ name: String) -> CourseEntry? {
    entries.first { $0.id == name } ?? entries.first { $0.number == name }
      ?? entries.first { $0.id.lowercased() == name.lowercased() }
  }

  /// The names of the tracks through the course, in the order in which lessons name them.
  public var tracks: [String] { entries.flatMap(\.tracks).unique }

  private static func read(
    _ source: LessonSource, _ grammar: LessonGrammar, _ errors: inout [LessonSourceError]
  ) -> Lesson? {
    do throws(LessonSourceErrors) {
      return try source.read(by: grammar)
    } catch {
      errors += error.errors
      return nil
    }
  }

  /// The errors between lessons that are each in order: ids that occur twice, and required lessons
  /// that are missing or come later. A required lesson may be one of `others`. If some file
  /// couldn't be read, no lesson is reported as missing.
  private static func links(
    _ entries: [CourseEntry], areAll: Bool, beside others: () -> Set<String>
  ) -> [LessonSourceError] {
    var errors: [LessonSourceError] = []
    let all = Set(entries.map(\.id))
    var before: [String] = []
    lazy var known = others()
    var files: [String: String] = [:]
    for entry in entries {
      for lesson in entry.lessons {
        for required in lesson.requires where !before.contains(required.text) {
          let isLater = all.contains(required.text)
          if !isLater, !areAll || known.contains(required.text) { continue }
          errors.append(
            LessonSourceError(
              isLater
                ? LessonFault("fault.later-lesson", required.text, listedAs: "fault.lessons-before")
                : LessonFault(
                  "fault.unknown-lesson", required.text, listedAs: "fault.lessons-before"),
              in: lesson.file, at: required.place, accepted: before,
              nearest: NearestName.to(required.text, among: before)))
        }
      }
      if let original = entry.lessons.first {
        if let file = files[entry.id] {
          errors.append(
            LessonSourceError(
              .duplicateLesson(entry.id, file: file), in: original.file,
              at: original.id.place))
        } else {
          files[entry.id] = original.file
        }
      }
      before.append(entry.id)
    }
    return errors
  }
}
