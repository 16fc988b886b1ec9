import Platform

/// A folder for one test, which is removed with all that is in it.
public final class ScratchFolder: Sendable {
  /// Where it is.
  public let path: String

  /// Makes an empty folder.
  ///
  /// - Throws: If it can't be made.
  public init() throws {
    var template = Array("/tmp/layercake-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw SupportError("mkdtemp: \(String(cString: strerror(errno)))")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    chmod(path, 0o700)
    ScratchFolder.remove(path)
  }

  private static func remove(_ folder: String) {
    for name in names(in: folder) {
      let path = "\(folder)/\(name)"
      if unlink(path) != 0 { remove(path) }
    }
    rmdir(folder)
  }

  /// The names of all files in it, hidden ones too, in order.
  public var names: [String] { ScratchFolder.names(in: path) }

  private static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Puts a file into it.
  ///
  /// - Returns: The file's path.
  /// - Throws: If that fails.
  @discardableResult
  public func add(_ name: String, _ contents: String) throws -> String {
    try add(name, Array(contents.utf8))
  }

  /// Puts a file of any bytes into it.
  ///
  /// - Returns: The file's path.
  /// - Throws: If that fails.
  @discardableResult
  public func add(_ name: String, _ contents: [UInt8]) throws -> String {
    let file = "\(path)/\(name)"
    let descriptor = try Descriptor(open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o600), "open")
    var rest = contents[...]
    while !rest.isEmpty {
      guard let count = descriptor.write(rest) else { throw SupportError("can't write \(file)") }
      rest = rest.dropFirst(count)
    }
    return file
  }

  /// Makes a folder in it.
  ///
  /// - Throws: If that fails.
  public func makeFolder(_ name: String) throws {
    guard mkdir("\(path)/\(name)", 0o700) == 0 else { throw SupportError("can't make \(name)") }
  }

  /// Makes a named pipe.
  ///
  /// - Parameter name: Its name.
  /// - Returns: Its path.
  /// - Throws: If it can't be made.
  public func makePipe(_ name: String) throws -> String {
    guard mkfifo("\(path)/\(name)", 0o600) == 0 else { throw SupportError("mkfifo: \(name)") }
    return "\(path)/\(name)"
  }

  /// Writes text at the end of a file, or into a pipe, once a reader has opened it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The file's name.
  /// - Throws: If it can't be written.
  public func append(_ text: String, to name: String) throws {
    let file = open("\(path)/\(name)", O_WRONLY | O_APPEND | O_CLOEXEC)
    defer { close(file) }
    let bytes = Array(text.utf8)
    guard write(file, bytes, bytes.count) == bytes.count else {
      throw SupportError("write: \(name)")
    }
  }

  /// Lets a file of it be run.
  ///
  /// - Throws: If that fails.
  public func makeExecutable(_ name: String) throws {
    guard chmod("\(path)/\(name)", 0o700) == 0 else { throw SupportError("can't chmod \(name)") }
  }

  /// What is in a file of it.
  ///
  /// - Throws: If there is no such file.
  public func contents(_ name: String) throws -> String {
    let descriptor = try Descriptor(open("\(path)/\(name)", O_RDONLY), "open \(name)")
    var bytes: [UInt8] = []
    while case .bytes(let piece) = descriptor.read() { bytes += piece }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Forbids to add or remove files, or allows it again.
  public func setReadOnly(_ isReadOnly: Bool) { chmod(path, isReadOnly ? 0o500 : 0o700) }
}
