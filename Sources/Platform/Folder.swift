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

  /// The first of a path's numbered names that no file has yet: `counter.html`, `counter-2.html`.
  public static func freeName(for path: String) -> String {
    var number = 1
    var status = stat()
    while lstat(numbered(path, number), &status) == 0 { number += 1 }
    return numbered(path, number)
  }

  /// The name of one of several files, by its number from 1: `counter.html`, `counter-2.html`.
  public static func numbered(_ path: String, _ number: Int) -> String {
    let slash = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    let dot = path[slash...].dropFirst().lastIndex(of: ".") ?? path.endIndex
    return number == 1 ? path : "\(path[..<dot])-\(number)\(path[dot...])"
  }
}
