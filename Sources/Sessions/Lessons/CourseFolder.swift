import Lessons
import Platform

/// Finds lessons on disk.
public enum CourseFolder {
  /// How deep folders are searched: a course has chapters, and no more.
  private static let deepest = 8

  /// Reads a lesson, or all lessons below a folder.
  ///
  /// - Parameter path: A file, whatever its name; or a folder, in which files ending in `.md` are
  ///   lessons. Names that begin with a dot are left out, and links to folders aren't followed.
  /// - Returns: The files, named as their path leads to them.
  /// - Throws: The system's reason, if one can't be read.
  public static func sources(at path: String) throws(SystemError) -> [LessonSource] {
    guard let names = Folder.names(in: path) else { return [try source(path)] }
    return try sources(names, in: path.hasSuffix("/") ? String(path.dropLast()) : path, depth: 1)
  }

  /// Whether a path leads to a folder.
  public static func isFolder(_ path: String) -> Bool { Folder.names(in: path) != nil }

  private static func sources(
    _ names: [String], in folder: String, depth: Int
  ) throws(SystemError) -> [LessonSource] {
    var sources: [LessonSource] = []
    for name in names where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if isLink(path), Folder.names(in: path) != nil { continue }
      if let inner = Folder.names(in: path) {
        if depth < deepest { sources += try self.sources(inner, in: path, depth: depth + 1) }
      } else if name.hasSuffix(".md") {
        sources.append(try source(path))
      }
    }
    return sources
  }

  private static func source(_ path: String) throws(SystemError) -> LessonSource {
    LessonSource(file: path, text: try TextFile.read(path, most: Prose.largest + 1))
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
