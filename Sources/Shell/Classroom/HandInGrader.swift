import Characters
import Exports
import Languages
import Lessons
import LiveCode
import Platform
import Sessions
import Terminal

/// Does one hand-in again, against the lesson that it belongs to.
struct HandInGrader {
  /// Has the features and lessons; its session stays as it is.
  let runner: Runner
  /// The lessons that were asked for; without any, each hand-in's own counts.
  let asked: [ShelvedLesson]
  /// Where the code that a lesson asks for is built; nil if it isn't.
  var sandbox: Sandbox?

  private var course: CourseShelf { runner.session.environment.course }

  /// Reads what is needed for each hand-in, so that it is read once.
  func prepare() { if asked.isEmpty { _ = course.entries } }

  // MARK: Lessons

  /// The lesson that a hand-in belongs to.
  ///
  /// - Parameter handIn: The hand-in, of which only the lesson's name is believed.
  /// - Returns: The lesson.
  /// - Throws: That it isn't asked for, or there is none.
  func lesson(of handIn: HandIn) throws(HandInError) -> ShelvedLesson {
    let id = handIn.lesson
    if let found = try exam(id) { return found }
    if let found = asked.first(where: { $0.lesson.id.text == id }) { return found }
    guard asked.isEmpty else {
      throw .otherLesson(id.brief, asked: asked.map(\.lesson.id.text))
    }
    // A file's path in a hand-in is the learner's own.
    guard !CourseShelf.isPath(id), let found = try? course.lesson(named: id) else {
      throw .unknownLesson(id.brief)
    }
    return found
  }

  /// The lesson in which the exams of one part are told together, each drawn by a number of its own; nil for what is no
  /// exam, or was asked for by its number.
  private func exam(_ id: String) throws(HandInError) -> ShelvedLesson? {
    guard let name = LessonExam.Name(id), !asked.contains(where: { $0.lesson.id.text == id }) else {
      return nil
    }
    let part = LessonExam.Name.sample(ofPart: name.part)
    guard asked.isEmpty || asked.contains(where: { $0.lesson.exam?.name == part }) else {
      return nil
    }
    guard let found = try? course.lesson(named: "\(part)") else { throw .noExam(id) }
    return found
  }

  /// The lessons of hand-ins, those that were asked for first, then in the course's order, then those that are only
  /// told of.
  func lessons(of works: [ClassWork], mentioned: [ClassRecord.Lesson]) -> [ClassRecord.Lesson] {
    let ids = Set(works.compactMap(\.lesson))
    if !asked.isEmpty { return asked.map(ClassRecord.Lesson.init) }
    let exams = ids.filter { LessonExam.Name($0) != nil }.sorted()
    let known = (course.entries.map(\.id).filter(ids.contains) + exams)
      .compactMap { try? course.lesson(named: $0) }.map(ClassRecord.Lesson.init)
    var others: [ClassRecord.Lesson] = []
    for lesson in mentioned where !(known + others).contains(where: { $0.id == lesson.id }) {
      others.append(lesson)
    }
    return known + others
  }

  /// How many steps of the lessons ask for code.
  func codes(of record: ClassRecord) -> Int {
    let lessons =
      asked.isEmpty ? record.lessons.compactMap { try? course.lesson(named: $0.id) } : asked
    return lessons.reduce(0) { $0 + $1.lesson.tasks.compactMap(\.code).count }
  }

  // MARK: Hand-ins

  /// What comes of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - isInCopy: Whether this is a copy of the program for that alone, whose memory is limited then.
  /// - Returns: What came of it; why nothing did is among its remarks.
  func work(_ file: ClassFiles.File, isInCopy: Bool = false) -> ClassWork {
    var work = ClassWork(file: file.path)
    work.folder = file.folder
    do throws(HandInError) {
      let (handIn, damage) = try read(file)
      let shelved = try lesson(of: handIn)
      let verdicts = verdicts(on: handIn, of: shelved)
      // What is built in a sandbox has limits of its own.
      if isInCopy { TrialProcess.limitMemory() }
      if shelved.lesson.exam != nil {
        let exam = try ExamGrade(handIn, damage, like: runner.session)
        work.add(handIn, exam.work, exam.shelved.lesson)
        // What each was asked is another; they are told in one column all the same.
        work.lesson = shelved.lesson.id.text
        work.remarks = [exam.summary]
        return work
      }
      let graded = GradedWork(
        handIn, against: shelved, like: runner.session, nothing: localized("class.nothing"),
        verdicts: verdicts)
      work.add(handIn, graded, shelved.lesson)
      work.remarks = damage.map(\.sentence)
      work.remarks += remarks(on: handIn, graded, judged: Set(verdicts.keys), shelved.lesson)
    } catch {
      work.remarks = [error.sentence]
    }
    return work
  }

  private func read(
    _ file: ClassFiles.File
  ) throws(HandInError) -> (handIn: HandIn, damage: [HandIn.Damage]) {
    try HandInError.reading(try file.text())
  }

  private func verdicts(on handIn: HandIn, of shelved: ShelvedLesson) -> [OwnBuild: CodeVerdict] {
    guard let sandbox, !shelved.lesson.tasks.compactMap(\.code).isEmpty,
      let source = try? course.source(of: shelved)
    else { return [:] }
    return sandbox.verdicts(on: handIn, of: shelved.lesson, in: source)
  }

  /// What is to be known of a hand-in that was done again.
  private func remarks(
    on handIn: HandIn, _ work: GradedWork, judged: Set<OwnBuild>, _ lesson: Lesson
  ) -> [String] {
    var remarks: [String] = []
    if handIn.fingerprint != lesson.fingerprint {
      remarks.append(localized("class.lesson-changed"))
    }
    // Earlier builds of what was judged needn't be told of.
    let names = Set(judged.map(\.name))
    if work.steps.contains(where: \.isUnbuilt) {
      remarks.append(localized("class.unbuilt"))
    } else if !handIn.builds.allSatisfy({ names.contains($0.name) }) {
      remarks.append(localized("class.own-code"))
    }
    for (place, (step, done)) in zip(lesson.steps, work.steps).enumerated() {
      if let meant = work.meant(at: place), let id = step.id {
        remarks.append(localized("class.answers-other", id, meant.label))
      }
      guard let verdict = done.code, let id = step.task?.id.text else { continue }
      remarks.append(verdict.remark(on: id))
    }
    for (build, uses) in handIn.reach(among: runner.session.environment.features) {
      remarks.append(localized("class.reaches", build, uses))
    }
    if let (line, reason) = work.refused {
      let headline = runner.context.error(reason).headline
      remarks.append(localized("class.refused", line.brief, headline))
    }
    return remarks
  }

  /// The code that is in a hand-in, to be read; nil if there is none any more.
  func code(of file: ClassFiles.File, _ work: ClassWork) -> Document? {
    guard let (handIn, _) = try? read(file), let shelved = try? lesson(of: handIn),
      !handIn.builds.isEmpty
    else { return nil }
    let asking = shelved.lesson.steps.filter { $0.question != nil }
    let judged = zip(asking, work.steps).compactMap { step, done in
      done.code == nil ? nil : step.task?.code.flatMap(handIn.build(for:))
    }
    return Document.foreign(
      handIn.builds, handIn.code, judged: Set(judged),
      among: runner.session.environment.features)
  }
}
