import Foundation

/// What is read about the project: the README and the pages of the book, as GitHub shows them.
public enum Book {
  /// The project's folder.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let chapters = [
    "Learning", "InYourXcode", "WritingLessons", "Teaching", "YourOwnFeature", "YourOwnApp",
    "TheTraceFile", "HowItIsBuilt",
  ]

  /// The pages in a language, in the order in which they are read: paths from the project's folder.
  ///
  /// - Parameter language: The language's code.
  /// - Returns: The paths.
  public static func pages(in language: String = "en") -> [String] {
    language == "en"
      ? ["README.md"] + chapters.map { "Sources/Hosting/Hosting.docc/\($0).md" }
      : [".readme/README.\(language).md"] + chapters.map { ".readme/\(language)/\($0).md" }
  }

  /// The text of a file.
  ///
  /// - Parameter path: Where it is, from the project's folder.
  /// - Returns: The text.
  /// - Throws: If it can't be read.
  public static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// All pages in a language, one below the other.
  ///
  /// - Parameter language: The language's code.
  /// - Returns: The text.
  /// - Throws: If a page can't be read.
  public static func text(in language: String = "en") throws -> String {
    try pages(in: language).map(text(of:)).joined(separator: "\n")
  }
}
