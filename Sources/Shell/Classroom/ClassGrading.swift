import Characters
import Exports
import Languages
import Lessons
import LiveCode
import Platform
import Sessions
import Staging
import Terminal

/// Does the hand-ins of a class again, each from nothing, and tells what came of them.
public struct ClassGrading {
  /// What is handed in, and against what it is held.
  public struct Order {
    /// The hand-ins, folders and archives of them, and grades of parts of the class as JSON.
    public var paths: [String]
    /// The lessons, by number, id or the paths of their files; without any, each hand-in's own.
    public var lessons: [String]
    /// By what rule points are given.
    public var marking = ClassMarking()
    /// Who is in the class; nil if that isn't told.
    public var roster: ClassRoster?
    /// The number by which choices are shuffled in this class, with each learner's name; nil if that isn't done.
    public var seed: Int?
    /// Whether the code that lessons ask for is built, in a sandbox.
    public var builds = false
    /// In how many processes hand-ins are done again at once, each in one of its own; 0 for none but this one.
    public var processes = 0
    /// Whether the program was asked to end.
    public var wasInterrupted: () -> Bool = { false }
    /// Takes how many hand-ins are done, of how many, after each.
    public var progress: (Int, Int) -> Void = { _, _ in }

    /// Orders hand-ins to be done again.
    public init(_ paths: [String], lessons: [String] = []) {
      (self.paths, self.lessons) = (paths, lessons)
    }
  }

  /// What came of it.
  let record: ClassRecord
  let order: Order
  /// The code of own builds, by whose it is.
  let code: [(name: String, document: Document)]
  /// What is to be known of the code that the lessons ask for.
  let codeNote: String?
  /// The language in which all is told: the lesson's, if there is one.
  let language: Language
  /// How many hand-ins of a lesson have a name, as it is shown.
  let nameCounts: [String: Int]

  /// How long doing a hand-in again may take, in seconds: an honest one takes a hundredth of that. With code to build,
  /// the sandboxes have limits of their own.
  private static let mostSeconds = 20
  private static let mostSecondsBuilding = 900

  /// Whether there was nothing to be done again.
  public var isEmpty: Bool { record.works.isEmpty }
  /// Whether every file could be done again.
  public var isWhole: Bool { record.gradedCount == record.works.count }
  /// The lessons, by their ids.
  public var lessons: [String] { record.lessons.map(\.id) }
  /// The lessons of which something was handed in though none was asked for by name, each with how often; none if
  /// they are of one: a hand-in of another lesson would halve the points of a whole class.
  public var strayLessons: [String] {
    guard order.lessons.isEmpty, record.lessons.count > 1 else { return [] }
    return record.lessons.map { lesson in
      "\(lesson.id) (\(record.works.count { $0.isGraded && $0.lesson == lesson.id }))"
    }
  }
  /// The lesson of which most was handed in.
  public var mainLesson: String {
    record.lessons.map(\.id).max { one, other in
      record.works.count { $0.lesson == one } < record.works.count { $0.lesson == other }
    } ?? ""
  }
  /// The weights that are for nothing that was asked.
  public var unusedWeights: [String] { order.marking.unused(in: record.lessons) }

  /// Reads hand-ins and does them again against their lessons.
  ///
  /// - Parameters:
  ///   - order: What is handed in.
  ///   - features: The features that there are.
  ///   - course: The lessons.
  ///   - program: The version of this program.
  /// - Throws: Why a lesson can't be found, or what is missing for a sandbox.
  public init(
    _ order: Order, features: [Feature], course: CourseShelf, program: String
  ) throws(CommandError) {
    self.order = order
    let session = Session(features: features, course: course)
    let runner = Runner(session, version: program, out: .memory())
    let asked = try order.lessons.map { name throws(CommandError) in
      try runner.context.worded(course.gradedLesson(named: name))
    }
    language =
      asked.count == 1 ? Language.of(asked[0].lesson.language) : Language.of(course.language)
    var grader = HandInGrader(runner: runner, asked: asked)
    if order.builds {
      do throws(BuildError) { grader.sandbox = try Sandbox() } catch {
        throw runner.context.error(.build(error))
      }
    }
    let all = ClassFiles(order.paths).files
    var parts: [ClassRecord] = []
    let files = all.filter { file in
      guard file.path.hasSuffix(".json"), let text = try? file.text(),
        let part = try? ClassJSON.record(text)
      else { return true }
      parts.append(part)
      return false
    }
    let works = language.speaking { Self.works(of: files, grader, order) }
    let mentioned = parts.flatMap(\.lessons)
    let both = language.speaking { order.checkingShuffles(works + parts.flatMap(\.works)) }
    record = ClassRecord(lessons: grader.lessons(of: both, mentioned: mentioned), works: both)
    nameCounts = both.reduce(into: [:]) { $0[ClassGrading.key($1), default: 0] += 1 }
    let codes = grader.codes(of: record)
    codeNote =
      codes == 0
      ? nil
      : language.speaking {
        localized(order.builds ? "class.code-built" : "class.code-unbuilt", codes)
      }
    code = zip(files, works).compactMap { file, work in
      work.builds.isEmpty ? nil : grader.code(of: file, work).map { (work.name, $0) }
    }
  }

  /// Does each file again, in a process of its own.
  private static func works(
    of files: [ClassFiles.File], _ grader: HandInGrader, _ order: Order
  ) -> [ClassWork] {
    guard order.processes > 0 else {
      return files.map { file in
        ClassJSON.work(ClassJSON.bytes(grader.work(file))) ?? ClassWork(file: file.path)
      }
    }
    // What all of them need is read once.
    grader.prepare()
    var works: [ClassWork] = []
    TrialProcess.run(
      files.count, atOnce: order.processes,
      seconds: order.builds ? mostSecondsBuilding : mostSeconds,
      wasInterrupted: order.wasInterrupted
    ) {
      ClassJSON.bytes(grader.work(files[$0], isInCopy: true))
    } take: { place, part in
      let work = part.end == .done ? ClassJSON.work(part.output) : nil
      works.append(
        work ?? ClassWork(file: files[place].path, remarks: [part.end.handInRemark]))
      if work == nil { works[place].folder = files[place].folder }
      order.progress(works.count, files.count)
    }
    return works
  }
}

extension ClassGrading.Order {
  /// Tells of those whose choices were shuffled for another name, or not at all.
  fileprivate func checkingShuffles(_ works: [ClassWork]) -> [ClassWork] {
    guard let seed else { return works }
    let names = works.filter(\.isGraded).map(\.name) + (roster?.students.map(\.name) ?? [])
    let owners = Dictionary(
      names.map { (Shuffle.number(ofClass: seed, for: $0), $0) }, uniquingKeysWith: { $1 })
    return works.map { work in
      let own = Shuffle.number(ofClass: seed, for: work.name)
      let others = work.isGraded ? work.shuffles.filter { $0 != own } : []
      guard !others.isEmpty else { return work }
      var work = work
      work.remarks.append(
        localized("class.shuffled-otherwise", others.compactMap { owners[$0] }))
      return work
    }
  }
}

extension ProcessEnd {
  /// A remark on a hand-in whose process failed, as a sentence.
  fileprivate var handInRemark: String {
    let end: BuildError.Crash.End
    switch self {
    case .interrupted: return localized("class.interrupted")
    case .impossible(let reason): return localized("class.unreadable", "\(reason)")
    case .tooLong, .silent: return localized("class.too-long")
    case .signal(SIGXCPU): return localized("class.too-long")
    case .signal(let number): end = .signal(number)
    case .done: end = .exit(0)
    case .exit(let status): end = .exit(status)
    }
    return localized("class.died", end.summary)
  }
}
