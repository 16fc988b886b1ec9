import Languages
import Lessons
import Platform
import Queries
import Staging

/// The lessons that there are, read when one is first asked for.
public final class CourseShelf {
  private let sources: () -> [LessonSource]
  private let read: (LessonGrammar) -> CourseReading
  /// Whether there are lessons; to know it, none has to be read.
  public let isStocked: Bool
  /// The language that lessons are shown in, where there is a translation.
  public internal(set) var language: String
  /// The track that the learner follows from lesson to lesson; nil for the whole course.
  public var track: String?
  /// What the folder of the lessons says of itself; nil where it says nothing.
  public let pack: PackManifest?
  /// What the lines of a lesson may say; the shell knows, and sets it before a lesson is read.
  public var grammar = LessonGrammar()
  /// What must lie open at the steps of the lesson that was gone through last, by the specimens' names. It
  /// is the same whenever that is gone through, and to find it out takes as long as to go through it.
  var needs: (lesson: Lesson, names: [Set<String>])?
  /// Draws exams; nil until a session has the lessons.
  var examiner: Examiner?

  /// Makes a shelf of files in any order, nil if there are none, which are shown in a language (BCP
  /// 47): `ko`. The ids of lessons elsewhere that these may require are asked for only if one does.
  public init(
    language: String = Lesson.defaultLanguage, pack: PackManifest? = nil,
    beside others: @escaping () -> Set<String> = { [] },
    sources: (() -> [LessonSource])? = nil
  ) {
    self.pack = pack
    isStocked = sources != nil
    self.language = language
    self.sources = sources ?? { [] }
    read = { CourseReading(sources?() ?? [], by: $0, beside: others) }
  }

  /// Makes a shelf with one lesson, which was read already and is shown in its own language; another
  /// shelf may know what it needs.
  public init(_ lesson: Lesson, beside other: CourseShelf? = nil) {
    (isStocked, language, pack) = (true, lesson.language, nil)
    needs = other?.needs.flatMap { lesson.isPlayed(like: $0.lesson) ? (lesson, $0.names) : nil }
    sources = { [] }
    read = { _ in CourseReading(lesson) }
  }

  /// Makes a shelf of lessons that were read already, with the features that exams may ask about.
  public init(_ reading: CourseReading, features: [Feature]) {
    (isStocked, language, pack) = (true, Lesson.defaultLanguage, nil)
    sources = { [] }
    read = { _ in reading }
    examiner = Examiner(features)
  }

  /// What comes of reading the lessons.
  public private(set) lazy var reading = read(grammar)

  /// Whether steps can be skipped, and their solutions seen.
  public var allowsSkip: Bool { pack?.allowsSkip ?? true }

  /// The lessons in order.
  public var entries: [CourseEntry] { reading.entries }

  /// The languages that lessons are written in, sorted.
  public var languages: [String] { Set(entries.flatMap { $0.lessons.map(\.language) }).sorted() }

  /// Whether a lesson is written in a language; true if there is none at all. It is asked at the start, so
  /// that no more than one lesson is read to know it, unless there is none.
  public func hasLessons(in language: String) -> Bool {
    sources().contains {
      Lesson.serves(language, $0.language) && (try? $0.read(by: grammar)) != nil
    } || entries.isEmpty
  }

  /// The lesson of a name: its id, its number, the path of its file, or what an exam is called.
  public func lesson(named name: String) throws(Refusal) -> ShelvedLesson {
    if CourseShelf.isPath(name) { return try lesson(inFile: name) }
    if let entry = reading.entry(name), let lesson = shelved(entry) { return lesson }
    if let exam = LessonExam.Name(name) { return try self.exam(exam) }
    throw .unknownLesson(name, among: entries.map { ($0.number, $0.id) })
  }

  /// A lesson in another language; nil if there is no translation.
  func lesson(_ shelved: ShelvedLesson, in language: String?) -> Lesson? {
    guard let language, language != shelved.lesson.language, !CourseShelf.isPath(shelved.name),
      let lesson = reading.entry(shelved.name)?.lesson(in: language),
      lesson.language != shelved.lesson.language
    else { return nil }
    return lesson
  }

  /// The file of a lesson, as its author wrote it.
  public func source(of shelved: ShelvedLesson) throws(Refusal) -> LessonSource {
    if let source = sources().first(where: { $0.file == shelved.lesson.file }) { return source }
    if let name = shelved.lesson.exam?.name, let exam = examiner?.exam(name, of: self) {
      return exam.source
    }
    return try CourseShelf.source(inFile: shelved.lesson.file)
  }

  private static func source(inFile path: String) throws(Refusal) -> LessonSource {
    do throws(SystemError) {
      return LessonSource(file: path, text: try TextFile.read(path, most: Prose.largest + 1))
    } catch {
      throw .unreadable("\(error)")
    }
  }

  /// Whether a lesson's name is the path of its file.
  public static func isPath(_ name: String) -> Bool { name.contains("/") || name.hasSuffix(".md") }

  private func lesson(inFile path: String) throws(Refusal) -> ShelvedLesson {
    let source = try CourseShelf.source(inFile: path)
    do throws(LessonSourceErrors) {
      let lesson = try source.read(by: grammar)
      // From the root, so that a journal means the same file wherever it is read again.
      let name = (try? resolvedPath(path)) ?? path
      return ShelvedLesson(
        lesson: lesson, number: lesson.id.text, name: name, allowsSkip: allowsSkip)
    } catch {
      let first = error.errors.first.map {
        localized("course.first-fault", $0.place.line, $0.place.column, $0.message)
      }
      throw .faulty(path, count: error.errors.count, first: first ?? "")
    }
  }

  /// The lessons of a track in order, all of them without one.
  public func entries(on track: String?) -> [CourseEntry] {
    track.map { track in entries.filter { $0.tracks.contains(track) } } ?? entries
  }

  /// The lesson with which it goes on behind another one: behind an exam, the one that the course is gone on with.
  public func following(_ lesson: ShelvedLesson, _ progress: Progress) -> ShelvedLesson? {
    lesson.lesson.exam == nil ? self.lesson(after: lesson) : next(progress)
  }

  /// The lesson after another one, on the track that is followed if that one is part of it; nil after the last,
  /// and for a lesson that isn't on the shelf.
  public func lesson(after lesson: ShelvedLesson) -> ShelvedLesson? {
    let entries = entries(along: lesson)
    guard let place = entries.firstIndex(where: { $0.id == lesson.name }) else { return nil }
    return entries.dropFirst(place + 1).first.flatMap(shelved)
  }

  /// The lessons among which a lesson has its place: those of the track that is followed if it is part of it.
  public func entries(along lesson: ShelvedLesson) -> [CourseEntry] {
    let followed = entries(on: track)
    return followed.contains { $0.id == lesson.name } ? followed : entries
  }

  /// The lesson to go on with: the one that was worked at last, or the first after it that isn't done,
  /// or the first of all; of the track that is followed, until that is done; nil if all are done.
  public func next(_ progress: Progress) -> ShelvedLesson? {
    func next(_ entries: [CourseEntry]) -> ShelvedLesson? {
      let lessons = entries.compactMap(shelved)
      let last = lessons.firstIndex { $0.name == progress.newestOfCourse } ?? 0
      return (lessons[last...] + lessons[..<last]).first { !progress.isDone($0.lesson) }
    }
    return next(entries(on: track)) ?? next(entries)
  }

  private func shelved(_ entry: CourseEntry) -> ShelvedLesson? {
    entry.lesson(in: language).map {
      ShelvedLesson(
        lesson: $0, number: entry.number, name: entry.id, allowsSkip: allowsSkip)
    }
  }
}

/// A lesson, and what it is called here.
public struct ShelvedLesson {
  /// The lesson.
  public let lesson: Lesson
  /// Its number in the course; its id if it isn't in the course.
  public let number: String
  /// What begins it again: its id, or its file's path.
  public let name: String
  /// Whether its steps can be skipped, and their solutions seen.
  public let allowsSkip: Bool

  /// `1.1 One tap`.
  public var title: String { "\(number) \(lesson.title.text)" }

  /// The place of a step, from 0, by its id or its number from 1. A refusal that
  /// names the steps is thrown for another one.
  public func position(ofStep step: String) throws(Refusal) -> Int {
    if let index = lesson.steps.firstIndex(where: { $0.id == step }) { return index }
    guard let place = Int(step).flatMap(lesson.steps.index(ofNumber:)) else {
      throw Refusal(
        "refusal.unknown-step", advice: lesson.steps.count, lesson.steps.compactMap(\.id),
        nearest: NearestName.to(step, among: lesson.steps.compactMap(\.id)))
    }
    return place
  }

  /// What names a step for good: its id, or its number from 1 if it has none.
  public func name(ofStep position: Int) -> String {
    lesson.steps[position].id ?? String(position + 1)
  }
}
