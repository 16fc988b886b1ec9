#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What is in a folder.
enum Folder {
  /// The names in a folder, in order, without `.` and `..`.
  ///
  /// - Parameter path: The folder's path.
  /// - Returns: nil if it is no folder, or can't be read.
  static func names(in path: String) -> [String]? {
    // The system would take what stands before a NUL for the path.
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
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return !path.utf8.contains(0) && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
