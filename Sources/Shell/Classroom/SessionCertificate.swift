import Exports
import Languages
import Lessons
import Sessions

extension Certificate {
  /// The certificate of a learner who has passed the exams of all parts: each is done again first, so that none
  /// is written that couldn't be verified.
  ///
  /// - Parameters:
  ///   - name: Whose it is, in the learner's words.
  ///   - session: What knows the learner's progress.
  ///   - version: The program's version.
  /// - Throws: Which exams are missing.
  init(of name: String, in session: Session, version: String) throws(FileError) {
    let course = session.environment.course
    let parts = course.parts.filter(\.isExamined)
    var exams: [Certificate.Exam] = []
    var missing: [String] = []
    for part in parts {
      guard let best = session.progress.bestExam(ofPart: part.number), best.isPassed,
        let shelved = try? course.lesson(named: "\(best.name)"),
        let grade = try? ExamGrade(
          session.progress.handIn(of: shelved.lesson, by: name, program: version), [],
          like: session), grade.isPassed
      else {
        missing.append(part.number)
        continue
      }
      exams.append(Certificate.Exam(grade, of: part, on: best.date))
    }
    guard missing.isEmpty, !exams.isEmpty else { throw .examsMissing(missing) }
    self.init(
      name: name, course: Certificate.title(of: course), exams: exams,
      program: ProgramIdentity.current.name, version: version)
  }

  /// What a course is called on a certificate.
  private static func title(of course: CourseShelf) -> String {
    course.pack?.name ?? ProgramIdentity.current.title
  }

  /// The certificate that a page should be, from what was handed in with it alone, with what is graded of that.
  ///
  /// - Parameters:
  ///   - page: The page's text.
  ///   - session: What has the features and lessons.
  ///   - version: The program's version.
  /// - Throws: Why it can't be verified.
  init(
    verifying page: String, in session: Session, version: String
  ) throws(CertificateError) {
    guard let evidence = Certificate.evidence(in: page) else { throw .none }
    guard evidence.version == version else { throw .otherVersion(evidence.version) }
    guard let language = Language.known(evidence.language) else { throw .changed }
    session.speak(language.code)
    var exams: [Certificate.Exam] = []
    var names: Set<String> = []
    let course = session.environment.course
    let parts = course.parts.filter(\.isExamined)
    guard evidence.handIns.count == parts.count else { throw .changed }
    for (part, text) in zip(parts, evidence.handIns) {
      let grade: ExamGrade
      do throws(HandInError) {
        let (handIn, damage) = try HandInError.reading(text)
        grade = try ExamGrade(handIn, damage, like: session)
      } catch {
        throw .exam(part.number, error.told)
      }
      guard grade.shelved.lesson.exam?.name.part == part.number, grade.isPassed else {
        throw .notPassed(part.number)
      }
      names.insert(grade.handIn.name)
      exams.append(
        Certificate.Exam(grade, of: part, on: evidence.dates[part.number] ?? ""))
    }
    guard names.count == 1, let name = names.first else { throw .changed }
    self.init(
      name: name, course: Certificate.title(of: course), exams: exams,
      program: ProgramIdentity.current.name, version: version)
    // Whatever a reader sees of the page follows from what was done again.
    guard language.speaking({ html }) == page else { throw .changed }
  }
}

extension Certificate.Exam {
  fileprivate init(_ grade: ExamGrade, of part: ExamPart, on date: String) {
    self.init(
      part: part.number, title: part.title, right: grade.right, count: grade.count, date: date,
      code: grade.handIn.verificationCode, handIn: grade.handIn.text)
  }
}

/// Why a certificate isn't verified.
nonisolated enum CertificateError: Error, Equatable {
  /// The page is none.
  case none
  /// A program of this version wrote it.
  case otherVersion(String)
  /// What was handed in for a part's exam can't be done again, for a reason.
  case exam(String, String)
  /// The exam of a part isn't passed with what was handed in.
  case notPassed(String)
  /// The page says something else than follows from what was handed in.
  case changed

  /// The reason, as a sentence.
  var told: String {
    switch self {
    case .none: localized("certificate.none")
    case .otherVersion(let version): localized("certificate.other-version", version.brief)
    case .exam(let part, let reason): localized("certificate.exam", part, reason)
    case .notPassed(let part): localized("certificate.not-passed", part)
    case .changed: localized("certificate.changed")
    }
  }
}
