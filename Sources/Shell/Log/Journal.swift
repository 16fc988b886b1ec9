#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Keeps a session's log on disk while it goes on: one file a session, locked by its shell, so that
/// several shells at once don't harm each other.
///
/// Each action is written at once; a crash costs at most the line in flight. Errors are kept in
/// ``failure`` and end the journal, not the session.
public final class Journal {
  /// How many finished sessions are kept.
  public static let mostKept = 20

  /// What an earlier session left.
  public struct Found: Equatable {
    /// Its file.
    public let path: String
    /// Its actions.
    public let file: SessionFile
  }

  private let folder: String
  private var descriptor: Int32 = -1
  private var path = ""
  /// The newest action and its bytes: often the next is the same.
  private var newest: (line: String, bytes: [UInt8]) = ("", [])
  /// The errno of the first thing that went wrong.
  public private(set) var failure: Int32?

  /// Begins a journal; its file is made with the first action.
  ///
  /// - Parameter folder: The folder of the sessions, made when needed.
  public init(folder: String) { self.folder = folder }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Writes an action.
  public func append(_ line: String) {
    guard failure == nil else { return }
    if descriptor < 0 { begin() }
    if line != newest.line { newest = (line, Array((line + "\n").utf8)) }
    write(newest.bytes)
  }

  /// Writes many actions, some 64 KiB at a time: they were on disk before, in another file.
  func append(contentsOf lines: some Sequence<String>) {
    guard failure == nil else { return }
    if descriptor < 0 { begin() }
    var text = ""
    for line in lines {
      text += line
      text += "\n"
      if text.utf8.count >= 1 << 16 {
        write(text)
        text = ""
      }
    }
    write(text)
  }

  /// Ends the session's file and begins another with the next action.
  func beginAnew() {
    guard descriptor >= 0 else { return }
    sync()
    close(descriptor)
    (descriptor, path) = (-1, "")
  }

  /// Makes sure that everything is on the disk; called when the session ends well.
  public func sync() {
    if descriptor >= 0 { fsync(descriptor) }
  }

  /// The newest session of another shell that has ended, if it did anything.
  public func lastSession() -> Found? { sessions().first { _ in true } }

  /// The sessions of other shells that have ended and did anything, the newest first; each is read
  /// when it is asked for.
  func sessions() -> some Sequence<Found> {
    names().reversed().lazy.compactMap { [self] name -> Found? in
      let file = folder + "/" + name
      guard file != path, !isLocked(file), let text = try? TextFile.read(file),
        let session = try? SessionFile(text), !session.actions.isEmpty
      else { return nil }
      return Found(path: file, file: session)
    }
  }

  private func begin() {
    StateFolder.make(folder)
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    // The names sort by time; the process number keeps two shells apart.
    let fraction = String(now.tv_nsec)
    let zeros = String(repeating: "0", count: max(0, 9 - fraction.count))
    path = "\(folder)/\(now.tv_sec).\(zeros)\(fraction)-\(getpid()).session"
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      failure = errno
      return
    }
    flock(descriptor, LOCK_EX | LOCK_NB)
    write(SessionFile.header + "\n")
    prune()
  }

  private func write(_ text: String) { write(Array(text.utf8)) }

  private func write(_ bytes: [UInt8]) {
    guard descriptor >= 0 else { return }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        failure = errno
        return
      }
    }
  }

  private func isLocked(_ file: String) -> Bool {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return true }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0
  }

  /// Removes the oldest sessions beyond those that are kept, but none that goes on.
  private func prune() {
    for name in names().dropLast(Journal.mostKept) where !isLocked(folder + "/" + name) {
      unlink(folder + "/" + name)
    }
  }

  /// The session files, the oldest first.
  private func names() -> [String] {
    let names = (Folder.names(in: folder) ?? []).compactMap { name in
      let time = name.hasSuffix(".session") ? Double(name.prefix { $0 != "-" }) : nil
      return time.map { (time: $0, name: name) }
    }
    return names.sorted { ($0.time, $0.name) < ($1.time, $1.name) }.map(\.name)
  }
}

/// `write(2)`, whose name the journal's own method hides.
private func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
