#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Lessons
import Terminal

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
    guard let names = list(path) else { return [try source(path)] }
    return try sources(names, in: path.hasSuffix("/") ? String(path.dropLast()) : path, depth: 1)
  }

  /// Whether a path leads to a folder.
  public static func isFolder(_ path: String) -> Bool { list(path) != nil }

  private static func sources(
    _ names: [String], in folder: String, depth: Int
  ) throws(SystemError) -> [LessonSource] {
    var sources: [LessonSource] = []
    for name in names where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if isLink(path), list(path) != nil { continue }
      if let inner = list(path) {
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

  /// The names in a folder, in order; nil if it is none.
  private static func list(_ path: String) -> [String]? {
    guard !path.utf8.contains(0), let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
