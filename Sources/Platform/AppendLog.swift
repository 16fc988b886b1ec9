/// A text file to which several processes append lines: a header, a lock, and an end that a crash may
/// have torn.
///
/// ```
/// # layercake-progress 1
/// done one-tap messages 3ab0f1c2
/// ```
/// A line without its end was torn by a crash and doesn't count. A file that begins otherwise belongs
/// to another program, and is left alone.
public final class AppendLog {
  /// What a log holds.
  public struct Content: Equatable, Sendable {
    /// The version of its format.
    public let version: Int
    /// Its whole lines, the header left out.
    public let lines: [String]
    /// Whether a line at the end was torn.
    public let isTorn: Bool

    /// Reads the text of a log, a whole file; nil if it begins otherwise than one of its kind,
    /// `progress`.
    public init?(_ text: String, kind: String) {
      var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      isTorn = lines.popLast()?.isEmpty == false
      let mark = "# layercake-\(kind) "
      guard let first = lines.first, first.hasPrefix(mark),
        let version = Int(first.dropFirst(mark.count)), version > 0
      else { return nil }
      self.version = version
      self.lines = Array(lines.dropFirst())
    }
  }

  /// The file.
  public let path: String
  private let kind: String
  private let version: Int
  private let isSynced: Bool
  /// The open file, while this log is held.
  private var held: Int32?
  /// Why nothing can be kept any more; nil if all is well.
  public private(set) var failure: SystemError?

  /// Names a log, with its kind, `progress`, and version for its header; its file is made when the
  /// first line is added. If it is synced, each line is on the disk before ``append(_:)`` returns.
  public init(_ path: String, kind: String, version: Int, isSynced: Bool = false) {
    self.path = path
    self.kind = kind
    self.version = version
    self.isSynced = isSynced
  }

  deinit { release() }

  private var header: String { "# layercake-\(kind) \(version)\n" }

  /// Reads the log, or its first `most` bytes; what is beyond counts as torn. Nil if there is no such
  /// file, or nothing but a torn header. The error is kept in ``failure`` too if nothing may be
  /// appended because of it.
  public func read(most: Int? = nil) throws(SystemError) -> Content? {
    let text: String
    do throws(SystemError) {
      let whole = try TextFile.read(path, most: most, mends: true)
      // Some editors put a byte order mark before it.
      text = whole.hasPrefix("\u{FEFF}") ? String(whole.dropFirst()) : whole
    } catch {
      if error.isMissing { return nil }
      if case .call = error { throw error }
      throw end(.unreadable(path: path, error))
    }
    // A crash may have left a part of the header.
    if header.hasPrefix(text), text != header { return nil }
    if let content = Content(text, kind: kind) {
      if content.version <= version { return content }
      throw end(.newer(path: path, version: content.version))
    }
    throw end(.foreign(path: path))
  }

  /// Keeps the reason why nothing may be appended any more.
  private func end(_ error: SystemError) -> SystemError {
    failure = error
    return error
  }

  /// Adds lines in one piece, after those that other processes added. A failure ends the log.
  public func append(_ lines: some Sequence<String>) {
    guard failure == nil else { return }
    let text = lines.reduce(into: "") { $0 += $1 + "\n" }
    do throws(SystemError) {
      if let held {
        try writeAll(held, text)
      } else {
        let descriptor = try lock()
        defer { close(descriptor) }
        try writeAll(descriptor, try preparation(of: descriptor) + text)
        if isSynced { fsync(descriptor) }
      }
    } catch {
      failure = error
    }
  }

  /// Keeps a new file open and locked until ``release()``, so that other processes see that it is in
  /// use; a failure is kept in ``failure``.
  public func hold() {
    do throws(SystemError) {
      let descriptor = try openNew(O_WRONLY | O_EXCL)
      flock(descriptor, LOCK_EX | LOCK_NB)
      held = descriptor
      try writeAll(descriptor, header)
    } catch {
      failure = error
    }
  }

  /// Lets a file go that is held, and makes sure that everything is on the disk.
  public func release() {
    guard let held else { return }
    fsync(held)
    // A copy of the process that has the file open, too, would keep the lock for as long as it lives.
    flock(held, LOCK_UN)
    close(held)
    self.held = nil
  }

  /// Makes sure that everything is on the disk.
  public func sync() { if let held { fsync(held) } }

  /// Whether another log holds a file, or it can't be told.
  public static func isHeld(_ path: String) -> Bool {
    guard let descriptor = try? TextFile.open(path) else { return true }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0
  }

  /// How large the file is, in bytes; 0 if there is none.
  public var size: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Writes the log anew with the lines that `change` makes of those that there are, while other
  /// processes wait; if that fails, it stays as it is.
  public func rewrite(_ change: ([String]) -> [String]) {
    guard failure == nil, let descriptor = try? lock() else { return }
    defer { close(descriptor) }
    guard let content = try? read(), let file = try? AtomicFile(path, replacing: true) else {
      return
    }
    file.write(header + change(content.lines).reduce(into: "") { $0 += $1 + "\n" })
    _ = try? file.commit()
  }

  /// Opens the file for appending, which is made if it isn't there, with the folders that it is in. A
  /// pipe or a device is opened without waiting.
  private func openNew(_ flags: Int32) throws(SystemError) -> Int32 {
    let flags = flags | O_CREAT | O_APPEND | O_NONBLOCK | O_NOCTTY
    do throws(SystemError) {
      return try openFile(path, flags)
    } catch {
      guard error == .call(ENOENT), path.contains("/") else { throw error }
      // A folder that can't be made tells why; the file only tells that its folder isn't there.
      try Folder.makeParents(of: path)
      return try openFile(path, flags)
    }
  }

  /// The file with its lock, for reading and appending.
  private func lock() throws(SystemError) -> Int32 {
    while true {
      let descriptor = try openNew(O_RDWR)
      flock(descriptor, LOCK_EX)
      // Another process may have put a new file in its place while this one waited for the lock.
      var (opened, named) = (stat(), stat())
      if fstat(descriptor, &opened) == 0, stat(path, &named) == 0, opened.st_ino == named.st_ino {
        guard opened.st_mode & S_IFMT == S_IFREG else {
          close(descriptor)
          throw .unreadable(path: path, .noRegularFile)
        }
        return descriptor
      }
      close(descriptor)
    }
  }

  /// What has to be written before the next line: the header of an empty file. A torn line is taken away.
  private func preparation(of descriptor: Int32) throws(SystemError) -> String {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    let header = Array(self.header.utf8)
    var bytes = [UInt8](repeating: 0, count: min(size, header.count))
    let isRead = pread(descriptor, &bytes, bytes.count, 0) == bytes.count
    // A log of an older version is appended to as it is.
    let isOurs = header.starts(with: bytes) ? true : try read() != nil
    guard isRead, isOurs else { throw .foreign(path: path) }
    if size < header.count {
      ftruncate(descriptor, 0)
      return self.header
    }
    // What a crash tore never counted; with an end behind it, its first half would.
    let whole = wholeLines(in: descriptor, upTo: size)
    if whole < size { ftruncate(descriptor, off_t(whole)) }
    return ""
  }

  /// How many bytes of a file its whole lines take.
  private func wholeLines(in descriptor: Int32, upTo size: Int) -> Int {
    var (end, bytes) = (size, [UInt8](repeating: 0, count: 4096))
    while end > 0 {
      let start = max(0, end - bytes.count)
      let count = pread(descriptor, &bytes, end - start, off_t(start))
      // What can't be read stays.
      guard count == end - start else { return size }
      if let last = bytes[..<count].lastIndex(of: UInt8(ascii: "\n")) { return start + last + 1 }
      end = start
    }
    return 0
  }
}
