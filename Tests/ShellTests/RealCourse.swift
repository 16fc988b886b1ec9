import Foundation
import Lessons
import Sessions
import TestSupport

/// The course as it stands in the project's folder.
enum RealCourse {
  /// The project's folder.
  static let root = Book.root
  private static let sources = CourseFolder(root.appending(path: "Lessons").path).sources

  /// A lesson as it is written.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: "Lessons/\(path)"), encoding: .utf8)
  }

  /// The lessons in a language.
  static func shelf(in language: String) -> CourseShelf {
    CourseShelf(language: language, sources: { sources })
  }
}
