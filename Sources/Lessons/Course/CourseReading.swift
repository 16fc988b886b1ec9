/// What comes of reading a course's files: the lessons that could be read, and all that is wrong.
public struct CourseReading: Sendable {
  /// The lessons that could be read, with the numbers that they have when all can.
  public let course: Course
  /// All that is wrong with any file, in the order of files and lines.
  public let faults: [LessonSourceError]
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

    var faults: [LessonSourceError] = []
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
      let lessons = group.compactMap { Self.read($0.source, grammar, &faults) }
      for translation in lessons.dropFirst() {
        faults += Translation(translation, of: lessons[0]).faults
      }
      if !lessons.isEmpty {
        entries.append(CourseEntry(number: "\(chapter).\(lesson)", lessons: lessons))
      }
    }
    course = Course(entries: entries)
    // A lesson that can't be read may be the one that another requires.
    faults += CourseLinks(entries, areAll: faults.isEmpty, beside: others).faults

    var positions: [String: Int] = [:]
    for (position, file) in files.enumerated() { positions[file] = position }
    self.faults = faults.sorted { left, right in
      let (first, second) = (positions[left.file] ?? 0, positions[right.file] ?? 0)
      return first == second ? left < right : first < second
    }
  }

  /// A course of one lesson, which was read already.
  public init(_ lesson: Lesson) {
    course = Course(entries: [CourseEntry(number: "1.1", lessons: [lesson])])
    (faults, files) = ([], [lesson.file])
  }

  private static func read(
    _ source: LessonSource, _ grammar: LessonGrammar, _ faults: inout [LessonSourceError]
  ) -> Lesson? {
    do throws(LessonSourceErrors) {
      return try source.read(by: grammar)
    } catch {
      faults += error.faults
      return nil
    }
  }
}
