import Characters
import Exports
import Languages
import Lessons
import LiveCode
import Platform
import Sessions
import Staging
import Terminal
import Views

/// Does the hand-ins of a class again, each from nothing, and tells what came of them.
public struct ClassGrading {
  /// How what came of each hand-in is told.
  public enum Format: String, CaseIterable, Sendable {
    /// A table to read.
    case text
    /// A table for spreadsheets.
    case csv
    /// All of it, for programs.
    case json
  }

  /// How what the class made of the lesson is told.
  public enum ReportFormat: String, CaseIterable, Sendable {
    /// A sentence for each question.
    case text
    /// A picture.
    case svg
    /// A page with the picture and the words.
    case html
  }

  private let record: ClassRecord
  /// The code of own builds, by whose it is.
  private let code: [(name: String, document: Document)]
  /// What is to be known of the code that the lesson asks for.
  private let codeNote: String?
  /// The lesson's language, in which all is told.
  private let language: Language
  /// Whether each hand-in is of an exam, drawn for its learner.
  private let isExam: Bool

  /// Whether every file could be done again.
  public var isWhole: Bool { record.gradedCount == record.works.count }

  /// Reads hand-ins, files and folders of them, and does them again against a lesson.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - lesson: The lesson's number, its id or its file's path.
  ///   - features: The features that there are.
  ///   - course: The lessons.
  ///   - program: The version of this program.
  ///   - builds: Whether the code that the lesson asks for is built, in a sandbox.
  /// - Throws: Why the lesson can't be found, or what is missing for a sandbox.
  public init(
    _ paths: [String], lesson: String, features: [Feature], course: CourseShelf, program: String,
    building builds: Bool = false
  ) throws(CommandError) {
    let session = Session(features: features, course: course)
    let runner = Runner(session, version: program, out: .memory())
    let (shelved, isAnyExam) = try runner.context.worded { () throws(SessionError) in
      try course.gradedLesson(named: lesson)
    }
    isExam = shelved.lesson.exam != nil
    language = Language.of(shelved.lesson.language)
    let codes = shelved.lesson.tasks.compactMap(\.code)
    var sandbox: Sandbox?
    if builds, !codes.isEmpty {
      do throws(BuildError) { sandbox = try Sandbox() } catch {
        throw runner.context.complaint(.refusal(.build(error)))
      }
    }
    let source = try runner.context.worded { () throws(SessionError) in
      try course.source(of: shelved)
    }
    (record, code) = language.speaking {
      Self.record(of: paths, shelved, isAnyExam: isAnyExam, in: source, runner, sandbox)
    }
    codeNote =
      codes.isEmpty
      ? nil
      : language.speaking {
        localized(sandbox == nil ? "class.code-unbuilt" : "class.code-built", codes.count)
      }
  }

  /// A hand-in that could be read, with its file and what happened to it.
  private typealias Read = (path: String, handIn: HandIn, damage: [HandIn.Damage])

  private static func record(
    of paths: [String], _ shelved: ShelvedLesson, isAnyExam: Bool, in source: LessonSource,
    _ runner: Runner, _ sandbox: Sandbox?
  ) -> (ClassRecord, code: [(name: String, document: Document)]) {
    var works: [ClassRecord.Work] = []
    var found: [(place: Int, read: Read)] = []
    var exams: [Int: ExamGrade] = [:]
    for path in paths.flatMap(files) {
      do throws(HandInError) {
        let (handIn, damage) = try read(path, of: shelved.lesson, isAnyExam: isAnyExam)
        if shelved.lesson.exam != nil {
          exams[works.count] = try ExamGrade(handIn, damage, like: runner.session)
        }
        found.append((works.count, (path, handIn, damage)))
        works.append(ClassRecord.Work(file: path, name: path, remarks: []))
      } catch {
        works.append(ClassRecord.Work(file: path, name: path, remarks: [error.told]))
      }
    }
    let handIns = found.map(\.read.handIn)
    let verdicts =
      sandbox?.verdicts(on: handIns, of: shelved.lesson, in: source) ?? handIns.map { _ in [:] }
    var graded: [(name: String, handIn: HandIn, work: GradedWork)] = []
    for ((place, read), verdicts) in zip(found, verdicts) {
      let exam = exams[place]
      let lesson = exam?.shelved.lesson ?? shelved.lesson
      let work =
        exam?.work
        ?? GradedWork(
          read.handIn, against: shelved, like: runner.session, nothing: localized("class.nothing"),
          verdicts: verdicts)
      works[place] = ClassRecord.Work(
        read.handIn, file: read.path, work, lesson,
        remarks: [exam?.told].compactMap(\.self)
          + remarks(on: read, work, judged: Set(verdicts.keys), lesson, runner))
      graded.append((read.handIn.name, read.handIn, work))
    }
    let code = zip(graded, verdicts).filter { !$0.0.handIn.builds.isEmpty }.map { one, verdicts in
      (
        one.name,
        Document.foreign(
          one.handIn.builds, one.handIn.code, judged: Set(verdicts.keys),
          among: runner.session.environment.features)
      )
    }
    let record = ClassRecord(
      lesson: shelved.lesson.id.text, title: shelved.title,
      stepCount: shelved.lesson.steps.count, works: works,
      questions: ClassReport(
        of: shelved.lesson,
        // Two exams of a part may have more and fewer questions.
        graded.map(\.work).filter { $0.steps.count == shelved.lesson.steps.count }
      ).questions.map {
        ClassRecord.Question($0, of: shelved.lesson.steps[$0.step])
      },
      twins: ClassReport.twins(among: graded.map(\.handIn)).map { places in
        let twins = places.map { graded[$0].handIn }
        return localized(
          "class.twins", twins.map(\.name), twins[0].sittings.reduce(0) { $0 + $1.actions.count },
          twins[0].hasOwnWords)
      })
    return (record, code)
  }

  /// What is to be known of a hand-in that was done again.
  private static func remarks(
    on read: Read, _ work: GradedWork, judged: Set<OwnBuild>, _ lesson: Lesson, _ runner: Runner
  ) -> [String] {
    var remarks = read.damage.map { $0.told }
    if read.handIn.fingerprint != lesson.fingerprint {
      remarks.append(localized("class.lesson-changed"))
    }
    // Earlier builds of what was judged needn't be told of.
    let names = Set(judged.map(\.name))
    if !read.handIn.builds.allSatisfy({ names.contains($0.name) }) {
      remarks.append(localized("class.own-code"))
    }
    for (step, done) in zip(lesson.steps, work.steps) {
      guard let verdict = done.code, let id = step.task?.id.text else { continue }
      remarks.append(verdict.told(of: id))
    }
    if let (line, reason) = work.refused {
      let headline = runner.context.complaint(.refusal(reason)).headline
      remarks.append(localized("class.refused", line.brief, headline))
    }
    return remarks
  }

  /// The files that a path means: a folder's, or itself.
  private static func files(_ path: String) -> [String] {
    guard let names = Folder.names(in: path) else { return [path] }
    let folder = path.hasSuffix("/") ? path : path + "/"
    return names.filter { !$0.hasPrefix(".") && !Folder.isFolder(folder + $0) }.map { folder + $0 }
  }

  private static func read(
    _ path: String, of lesson: Lesson, isAnyExam: Bool
  ) throws(HandInError) -> (handIn: HandIn, damage: [HandIn.Damage]) {
    let text: String
    do throws(TextFile.ReadError) {
      text = try TextFile.read(path, most: HandIn.largest + 1)
    } catch {
      throw .unreadable(error)
    }
    guard text.utf8.count <= HandIn.largest else { throw .tooLarge }
    let found: (handIn: HandIn, damage: [HandIn.Damage])
    do throws(HandIn.ReadError) { found = try HandIn.read(text) } catch { throw .fault(error) }
    let exam = isAnyExam ? LessonExam.Name(found.handIn.lesson) : nil
    guard
      found.handIn.lesson == lesson.id.text || exam?.part == lesson.exam?.name.part && exam != nil
    else {
      throw .otherLesson(found.handIn.lesson.brief, asked: lesson.id.text)
    }
    return found
  }

  // MARK: Telling

  /// Tells what came of each hand-in.
  public func write(_ format: Format, to out: Output) {
    language.speaking {
      switch format {
      case .text:
        write(
          Document.grades(heads, rows, remarks + [codeNote].compactMap(\.self)), to: out)
        for (name, document) in code {
          write(Document([Heading(name.sanitized)]) + document, to: out)
        }
      case .csv: out.write(ClassTable.csv(record))
      case .json: out.write(ClassTable.json(record))
      }
    }
    out.flush()
  }

  /// Tells what the class made of the lesson.
  public func write(_ format: ReportFormat, to out: Output) {
    language.speaking {
      switch format {
      case .text:
        write(
          .classReport(
            record.title, record.summary, record.questions.map { ($0.id, $0.title, $0.finding) },
            asides: record.twins + remarks + [codeNote].compactMap(\.self)
              + [localized("class.caveat")]), to: out)
      case .svg: out.write(ClassPicture(record).svg)
      case .html: out.write(ClassPicture(record).html)
      }
    }
    out.flush()
  }

  private func write(_ document: Document, to out: Output) {
    for line in document.lines(for: out.profile) { out.writeLine(line) }
  }

  /// The languages of the hand-ins, where one of them is in another than the lesson here.
  private var languages: [String]? {
    let known = record.works.map { $0.language.flatMap(Language.known) }
    let isSame = known.allSatisfy { $0 == nil || $0 == language }
    return isSame ? nil : known.map { $0?.name ?? "-" }
  }

  private var heads: [String] {
    [
      localized("class.head.name"), localized("class.head.done"), localized("class.head.right"),
      localized("class.head.skipped"), localized("class.head.program"),
    ] + (languages == nil ? [] : [localized("class.language")])
  }

  private var rows: [[String]] {
    guard let languages else { return counts }
    return zip(counts, languages).map { $0 + [$1] }
  }

  private var counts: [[String]] {
    let count = isExam ? record.questions.count : record.questions.count { !$0.isTask }
    return record.works.map { work in
      guard work.isGraded else { return [name(work), "-", "-", "-", work.program] }
      return [
        name(work), localized("class.of", work.done, record.stepCount),
        localized("class.of", work.right, count),
        work.skipped > 0 ? String(work.skipped) : "-", work.program,
      ]
    }
  }

  private var remarks: [String] {
    record.works.flatMap { work in work.remarks.map { "\(name(work)): \($0)" } }
  }

  /// How many columns a name takes in a table: a longer one is shortened, and is whole in data.
  private static let longestName = 32

  /// What a hand-in is called where people read it: where two have one name, with its file.
  private func name(_ work: ClassRecord.Work) -> String {
    // What is no hand-in is called by its path, which has to be found again.
    guard work.isGraded else { return work.name.sanitized }
    let name = Self.short(work.name)
    let isOnly = record.works.count { Self.short($0.name) == name } == 1
    let file = work.file.split(separator: "/").last.map(String.init) ?? ""
    return isOnly ? name : "\(name) (\(file.truncated(to: Self.longestName)))"
  }

  private static func short(_ name: String) -> String {
    name.sanitized.truncated(to: longestName)
  }
}
