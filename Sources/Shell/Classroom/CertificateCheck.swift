import Exports
import Languages
import Lessons
import Platform
import Sessions
import Staging
import Terminal
import Views

/// Verifies certificates: the exams in each are drawn and done once more, and the page has to say just what comes
/// of that.
public struct CertificateCheck {
  /// What came of each file: its name, and the certificate, or why it isn't verified.
  private let results: [(file: String, result: Result<Certificate, CertificateError>)]

  /// Whether all are verified.
  public var isPassed: Bool { results.allSatisfy { (try? $0.result.get()) != nil } }

  /// The largest file that is read, in bytes.
  private static let largest = 8 * HandIn.largest

  /// Reads certificates and verifies them.
  ///
  /// - Parameters:
  ///   - paths: Their files.
  ///   - features: The features that there are.
  ///   - course: The lessons.
  ///   - program: The version of this program.
  ///   - budget: How many events are fired to decide a check that was written.
  public init(
    _ paths: [String], features: [Feature], course: CourseShelf, program: String,
    firing budget: Int = HuntPlan.budget
  ) {
    let runner = Runner(
      Session(features: features, course: course), version: program, out: .memory())
    runner.session.environment.huntBudget = budget
    let language = course.language
    results = paths.map { path in
      do throws(CertificateError) {
        let page = try? TextFile.read(path, most: CertificateCheck.largest)
        return (
          path,
          .success(
            try Certificate(verifying: page ?? "", in: runner.session, version: program))
        )
      } catch {
        return (path, .failure(error))
      }
    }
    runner.session.speak(language)
  }

  /// Tells what came of each.
  public func write(to out: Output) {
    let document = Document {
      for (file, result) in results {
        switch result {
        case .success(let certificate):
          Text(
            localized(
              "certificate.verified", file.sanitized, certificate.name.sanitized,
              certificate.exams.count), .success)
          for exam in certificate.exams {
            Text(
              localized(
                "certificate.verified.exam", exam.part, exam.right, exam.count, exam.date,
                exam.code))
          }
        case .failure(let error):
          Text(localized("certificate.unverified", file.sanitized, error.told), .error)
        }
      }
      Text(localized("certificate.caveat"), .hint)
    }
    for line in document.lines(for: out.profile) { out.writeLine(line) }
    out.flush()
  }
}
