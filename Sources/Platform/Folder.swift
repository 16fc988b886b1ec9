/// What is in a folder.
public enum Folder {
  /// The names in a folder, in order, without `.` and `..`; nil if it is no folder, or can't be read.
  public static func names(in path: String) -> [String]? {
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

  /// Whether there is a folder of that name, or a link to one.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return !path.utf8.contains(0) && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes a folder and those that it is in, for the user alone. One that is there stays as it is. The
  /// system's reason is thrown for the first one that can't be made.
  public static func make(_ path: String) throws(SystemError) {
    guard !path.utf8.contains(0) else { throw SystemError(EINVAL) }
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part
      if mkdir(made, 0o700) != 0 {
        let reason = errno
        guard isFolder(made) else { throw SystemError(reason) }
      }
      made += "/"
    }
  }

  /// Makes the folders that a file is in; see ``make(_:)``.
  public static func makeParents(of path: String) throws(SystemError) {
    if let slash = path.lastIndex(of: "/") { try make(String(path[..<slash])) }
  }

  /// Removes a folder with all that is in it, as far as that can be done; links are removed, not followed.
  public static func removeAll(_ path: String) {
    var status = stat()
    guard !path.utf8.contains(0), lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else { return _ = unlink(path) }
    for name in names(in: path) ?? [] { removeAll("\(path)/\(name)") }
    rmdir(path)
  }

  /// The first of a path's numbered names that no file has yet: `counter.html`, `counter-2.html`.
  public static func freeName(for path: String) -> String {
    var (name, number) = (path, 1)
    var status = stat()
    while lstat(name, &status) == 0 {
      number += 1
      name = beside(path, "\(number)")
    }
    return name
  }

  /// The name of another file beside one, with a suffix before the ending: `counter-2.html`.
  public static func beside(_ path: String, _ suffix: String) -> String {
    let slash = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    let dot = path[slash...].dropFirst().lastIndex(of: ".") ?? path.endIndex
    return "\(path[..<dot])-\(suffix)\(path[dot...])"
  }
}

/// What the file system says of a file, by which it is noticed that it was written.
public struct FileMark: Equatable, Sendable {
  private let path: String
  private let size: Int64
  private let inode: UInt64
  private let seconds: Int
  private let nanoseconds: Int

  /// Looks at a file; one that isn't there has a mark, too.
  public init(_ path: String) {
    var status = stat()
    if path.utf8.contains(0) || stat(path, &status) != 0 { status = stat() }
    self.path = path
    size = Int64(status.st_size)
    inode = UInt64(status.st_ino)
    #if canImport(Darwin)
      (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
  }

  /// What distinguishes this state of the file from others, as text.
  public var stamp: String { "\(seconds)-\(nanoseconds)-\(size)" }
}
