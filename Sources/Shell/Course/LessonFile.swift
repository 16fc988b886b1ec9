#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Lessons
import Queries
import Terminal

/// A lesson in a file of its author's.
struct LessonFile {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Reads the lesson.
  ///
  /// - Parameters:
  ///   - word: The word that named it.
  ///   - rules: What its lines are held against.
  /// - Returns: The lesson, known by its file's path.
  /// - Throws: A ``Complaint`` if the file can't be read, or isn't in order.
  func read(for word: Word, _ rules: LessonLineRules) throws(Complaint) -> ShelvedLesson {
    let text: String
    do throws(SystemError) {
      text = try TextFile.read(path, most: Prose.largest + 1)
    } catch {
      throw Complaint("can't read this lesson: \(error)", at: word.span, exitCode: .noInput)
    }
    do throws(LessonFaults) {
      let lesson = try LessonSource(file: word.text, text: text).read(rules: rules)
      return ShelvedLesson(lesson, number: lesson.id.text, name: absolute)
    } catch {
      let count = error.faults.count
      let first = error.faults.first
      let place = first.map { "line \($0.place.line), column \($0.place.column): " } ?? ""
      throw Complaint(
        "this lesson has \(Wording.count(count, "fault")). \(count == 1 ? "It is on" : "First,") "
          + place + (first?.message ?? ""), at: word.span,
        accepted: "To see all that is wrong, in the system's shell: layercake check "
          + "\(word.text.brief).")
    }
  }

  /// The path from the root, so that the log means the same file wherever it is read again.
  private var absolute: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
