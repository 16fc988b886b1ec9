import Languages
import Lessons
import Queries
import Sessions

/// What came of an exam that was handed in: it was drawn again by its number, and done again from what was
/// answered. Of what the file claims nothing is believed.
struct ExamGrade {
  /// What was handed in.
  let handIn: HandIn
  /// The exam, drawn again.
  let shelved: ShelvedLesson
  /// What came of each question.
  let work: GradedWork

  /// How many questions were answered right.
  var right: Int { work.marks }
  /// How many there are.
  var count: Int { shelved.lesson.steps.count { $0.question != nil } }
  /// Whether it is passed.
  var isPassed: Bool { right >= LessonExam.enough(of: count) }

  /// Does an exam again.
  ///
  /// - Parameters:
  ///   - handIn: What was handed in.
  ///   - damage: What happened to the file since it was written.
  ///   - session: What has the features and lessons; it stays as it is.
  /// - Throws: Why it isn't graded: it was changed, is no exam, or is another than this program draws.
  init(
    _ handIn: HandIn, _ damage: [HandIn.Damage], like session: Session
  ) throws(HandInError) {
    self.handIn = handIn
    guard let name = LessonExam.Name(handIn.lesson),
      let shelved = try? session.environment.course.lesson(named: "\(name)")
    else { throw .noExam(handIn.lesson) }
    // A lesson whose end is missing is done as far as it goes; an exam is a whole.
    guard damage.isEmpty else { throw .damagedExam }
    guard handIn.fingerprint == shelved.lesson.fingerprint else {
      throw .otherExam(program: handIn.program)
    }
    self.shelved = shelved
    work = GradedWork(
      handIn, against: shelved, like: session, nothing: localized("class.nothing"),
      proves: Command.proves)
    if let (line, _) = work.refused { throw .refusedExam(line) }
  }

  /// The result of the exam, in a sentence.
  var summary: String {
    localized(
      "exam.graded", shelved.name, right, count, isPassed)
  }
}

extension CourseShelf {
  /// The lesson that hand-ins are held against: of an exam's part, `exam 2`, any of its exams.
  func gradedLesson(named name: String) throws(Refusal) -> ShelvedLesson {
    let parts = name.split { $0 == " " || $0 == "-" }
    guard parts.count == 2, parts[0] == "exam" else { return try lesson(named: name) }
    return try lesson(named: "\(LessonExam.Name.sample(ofPart: String(parts[1])))")
  }
}

extension LessonExam.Name {
  /// The exam of a part by which it is meant that any of its exams will do.
  static func sample(ofPart part: String) -> Self { Self(part: part, seed: seeds.lowerBound) }
}
