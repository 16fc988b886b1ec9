#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why a file can't be read or written, as facts.
package enum FileError: Error, Equatable {
  /// A path that can't be read, with the system's reason.
  case unreadable(path: String, reason: String)
  /// A file whose bytes are not UTF-8, with the 1-based line of the first bad byte.
  case notUTF8(path: String, line: Int)
  /// An output that can't be written, with the system's reason.
  case unwritable(path: String, reason: String)

  /// What to print on standard error: what is wrong, and what would be accepted.
  package var message: String {
    switch self {
    case .unreadable(let path, let reason): "can't read '\(path)': \(reason)"
    case .notUTF8(let path, let line):
      "'\(path)' is not UTF-8 in line \(line). Swift sources are UTF-8; save it as such."
    case .unwritable(let path, let reason): "can't write '\(path)': \(reason)"
    }
  }

  /// The exit code of sysexits.h that says the same.
  package var exitCode: Int32 {
    switch self {
    case .notUTF8: 65
    case .unreadable: 66
    case .unwritable: 73
    }
  }
}

/// The file system, by the C library: Foundation would take longer to load than the work takes.
package enum Files {
  /// The whole file as text, or a failure that names the first line that is not UTF-8.
  package static func text(at path: String) throws(FileError) -> String {
    let bytes = try bytes(at: path)
    // Decoding repairs what is not UTF-8, so a difference is an error in the file.
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else {
      throw .notUTF8(path: path, line: firstBadLine(in: bytes, repaired: text))
    }
    return text
  }

  /// The Swift files that `paths` name: files as they are, folders with all that is below them.
  ///
  /// Hidden entries are left out (`.build` holds other people's code), as are links to folders,
  /// which may lead in circles. Sorted, each file once.
  package static func swiftFiles(below paths: [String]) throws(FileError) -> [String] {
    var found: [String] = []
    for path in paths { try collect(path, isGiven: true, into: &found) }
    var seen: Set<String> = []
    return found.sorted().filter { seen.insert(absolute($0)).inserted }
  }

  /// The absolute path without links, to compare paths by; `path` itself if there is none.
  package static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Replaces the file at `path` in one move: a build that is stopped midway finds the old file or
  /// the new one, never half of one.
  package static func replace(fileAt path: String, with text: String) throws(FileError) {
    let draft = path + ".draft"
    guard let file = fopen(draft, "wb") else { throw .unwritable(path: path, reason: reason()) }
    var text = text
    let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    let writeReason = reason()
    guard fclose(file) == 0, isWritten else {
      let reason = isWritten ? reason() : writeReason
      unlink(draft)
      throw .unwritable(path: path, reason: reason)
    }
    guard rename(draft, path) == 0 else {
      let reason = reason()
      unlink(draft)
      throw .unwritable(path: path, reason: reason)
    }
  }

  /// Prints `text` on standard error; `stderr` is a global variable, which Swift 6 won't touch.
  package static func complain(_ text: String) {
    var text = text
    // A complaint that can't be printed can't be complained about either.
    _ = text.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// The bytes of the file at `path`.
  private static func bytes(at path: String) throws(FileError) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw .unreadable(path: path, reason: reason()) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      bytes += buffer[..<count]
      if count == 0 { break }
    }
    if ferror(file) != 0 { throw .unreadable(path: path, reason: reason()) }
    return bytes
  }

  /// Adds the Swift files at or below `path`. A file that was given is taken whatever its name.
  private static func collect(
    _ path: String, isGiven: Bool, into found: inout [String]
  ) throws(FileError) {
    var status = stat()
    guard (isGiven ? stat(path, &status) : lstat(path, &status)) == 0 else {
      throw .unreadable(path: path, reason: reason())
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      if isGiven || path.hasSuffix(".swift") { found.append(path) }
      return
    }
    let prefix = path.hasSuffix("/") ? path : path + "/"
    for name in try names(in: path) where !name.hasPrefix(".") {
      try collect(prefix + name, isGiven: false, into: &found)
    }
  }

  /// The names in the folder at `path`.
  private static func names(in path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path) else { throw .unreadable(path: path, reason: reason()) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }

  /// The 1-based line of the first byte in which a text differs from its repaired form.
  private static func firstBadLine(in bytes: [UInt8], repaired: String) -> Int {
    let good = zip(bytes, repaired.utf8).prefix { $0 == $1 }.count
    return 1 + bytes[..<good].count { $0 == UInt8(ascii: "\n") }
  }

  /// The system's words for the last error.
  private static func reason() -> String { String(cString: strerror(errno)) }
}
