import Languages
import Lessons
import Platform

/// The lessons that there are on disk, below a path or in an archive.
public struct CourseFolder: Equatable {
  /// A file that can't be read, and why.
  public struct ReadError: Equatable, Sendable {
    /// The file, named as the path leads to it.
    public let file: String
    /// The reason, as a sentence goes on with it.
    public let reason: String
  }

  /// The files, named as the path leads to them.
  public internal(set) var sources: [LessonSource] = []
  /// The files that would be lessons, but can't be read; they keep no other from being read.
  public internal(set) var unreadable: [ReadError] = []
  /// What the folder says of itself.
  public internal(set) var manifest = Manifest.none

  /// What a folder says of itself, in a file beside the lessons.
  public enum Manifest: Equatable, Sendable {
    /// Nothing.
    case none
    /// This text, in the file of this name.
    case text(String, file: String)
    /// The file can't be read.
    case unreadable(ReadError)
  }

  /// How deep folders are searched: a course has chapters, and no more.
  static let deepest = 8

  /// Reads a lesson, whatever its file's name if that is no archive's, with its original beside it if
  /// it is a translation; or all lessons below a folder or in an archive of one: files ending in `.md`,
  /// but for a README.md. Names that begin with a dot are left out, and links to folders aren't
  /// followed.
  public init(_ path: String) {
    if let names = Folder.names(in: path) {
      let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
      readManifest("\(folder)/\(PackManifest.fileName)")
      add(names, in: folder, depth: 1)
    } else if Archive.isArchive(path) {
      unpack(path)
    } else {
      add(path)
      if let original = LessonSource.original(of: path), access(original, R_OK) == 0 {
        add(original)
      }
    }
  }

  private mutating func readManifest(_ file: String) {
    do throws(SystemError) {
      manifest = .text(try TextFile.read(file, most: PackManifest.largest), file: file)
    } catch {
      if !error.isMissing {
        manifest = .unreadable(ReadError(file: file, reason: "\(error)"))
      }
    }
  }

  private init() {}

  /// The lessons beside a file: those of its folder, and those of the folders beside that, if it is the
  /// folder of a chapter, whose name begins with a number.
  public static func beside(_ file: String) -> CourseFolder {
    var lessons = CourseFolder()
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let isChapter = parts.last?.first?.isNumber == true
    let folder = (isChapter ? parts.dropLast() : parts).joined(separator: "/")
    let path = folder.isEmpty ? (file.hasPrefix("/") ? "/" : ".") : folder
    let deepest = CourseFolder.deepest - (isChapter ? 1 : 0)
    lessons.add(Folder.names(in: path) ?? [], in: path, depth: deepest)
    return lessons
  }

  private mutating func add(_ names: [String], in folder: String, depth: Int) {
    for name in names where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if CourseFolder.isLink(path), Folder.names(in: path) != nil { continue }
      if let inner = Folder.names(in: path) {
        if depth < CourseFolder.deepest { add(inner, in: path, depth: depth + 1) }
      } else if CourseFolder.isLesson(name) {
        add(path)
      }
    }
  }

  private mutating func add(_ path: String) {
    do throws(SystemError) {
      let text = try TextFile.read(path, most: Prose.largest + 1)
      sources.append(LessonSource(file: path, text: text))
    } catch {
      // Where a name isn't UTF-8, another name is looked for.
      let isMisread = error.isMissing && path.contains("\u{FFFD}")
      unreadable.append(
        ReadError(file: path, reason: isMisread ? localized("course.name") : "\(error)"))
    }
  }

  static func isLesson(_ name: String) -> Bool {
    name.hasSuffix(".md") && name.uppercased() != "README.MD"
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
