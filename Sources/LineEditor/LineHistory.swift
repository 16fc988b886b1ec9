#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lines that were typed, kept in a file that several shells share.
///
/// ```
/// # layercake-history 1
/// open counter
/// fire increase
/// ```
/// Lines are appended under a lock, each at once; one that was torn by a crash ends where it was torn.
/// A file that begins otherwise is somebody's, and is left alone.
public final class LineHistory {
  /// The first line.
  public static let header = "# layercake-history 1"
  /// How many lines are kept.
  public let mostKept: Int

  private let path: String?
  /// How much of the file was read, in bytes.
  private var position = 0
  /// Which file that was: another one may have taken its place.
  private var file: (device: dev_t, number: ino_t)?
  private var last = ""
  /// Why lines can't be kept, in words; nil if they can.
  public private(set) var failure: String?

  /// Makes a history.
  ///
  /// - Parameters:
  ///   - path: Its file, whose folder must exist; nil if nothing is to be kept.
  ///   - mostKept: How many lines are kept.
  public init(path: String? = nil, mostKept: Int = 10_000) {
    self.path = path
    self.mostKept = mostKept
  }

  /// The lines that were added since this was asked last, by other shells too; the oldest first.
  func newLines() -> [String] {
    guard let descriptor = open(writing: false) else { return [] }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return [] }
    if let file, file.device != status.st_dev || file.number != status.st_ino { position = 0 }
    let isAgain = file != nil && position == 0
    file = (status.st_dev, status.st_ino)
    guard Int(status.st_size) > position else { return [] }
    let bytes = LineHistory.read(descriptor, from: position)
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    var lines = bytes[..<end].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true
    ).map { String(decoding: $0, as: UTF8.self) }
    if position == 0 { lines.removeFirst() }
    position += end + 1
    // A file that was written anew holds what is known already.
    return isAgain ? [] : lines.suffix(mostKept)
  }

  /// Adds a line, unless it is blank or the same as the one before.
  func add(_ line: String) {
    let line = String(line.map { $0.isNewline ? " " : $0 }).trimmingBlanks
    guard line != last, !line.allSatisfy(\.isWhitespace) else { return }
    last = line
    guard let descriptor = open(writing: true) else { return }
    defer { close(descriptor) }
    let size = lseek(descriptor, 0, SEEK_END)
    var text = line + "\n"
    var byte: UInt8 = 0
    if size == 0 {
      text = LineHistory.header + "\n" + text
    } else if pread(descriptor, &byte, 1, size - 1) == 1, byte != UInt8(ascii: "\n") {
      text = "\n" + text
    }
    let bytes = Array(text.utf8)
    // Its own line isn't news.
    let isUpToDate = Int(size) == position
    if write(descriptor, bytes, bytes.count) == bytes.count {
      if isUpToDate { position += bytes.count }
    } else {
      failure = String(cString: strerror(errno))
    }
    if size > 200 * mostKept { shorten(descriptor) }
  }

  /// Writes the file anew with its newest lines, each once; the caller holds the lock.
  private func shorten(_ descriptor: Int32) {
    guard let path else { return }
    var seen: Set<String> = []
    let all = LineHistory.read(descriptor, from: 0).split(separator: UInt8(ascii: "\n"))
      .dropFirst().map { String(decoding: $0, as: UTF8.self) }
    let kept = all.reversed().filter { seen.insert($0).inserted }.prefix(mostKept).reversed()
    let text = ([LineHistory.header] + kept).map { $0 + "\n" }.joined()
    let temporary = "\(path).\(getpid())"
    let new = systemOpen(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC)
    guard new >= 0 else { return }
    let bytes = Array(text.utf8)
    let isWritten = write(new, bytes, bytes.count) == bytes.count && fsync(new) == 0
    close(new)
    if isWritten, rename(temporary, path) == 0 { return }
    unlink(temporary)
  }

  /// The file with its lock; nil if there is none, or it isn't ours.
  private func open(writing: Bool) -> Int32? {
    guard let path, failure == nil else { return nil }
    while true {
      let flags = writing ? O_RDWR | O_CREAT | O_APPEND : O_RDONLY
      let descriptor = systemOpen(path, flags | O_CLOEXEC)
      guard descriptor >= 0 else {
        if writing { failure = String(cString: strerror(errno)) }
        return nil
      }
      flock(descriptor, writing ? LOCK_EX : LOCK_SH)
      // It may have been replaced while this waited.
      var (opened, named) = (stat(), stat())
      if fstat(descriptor, &opened) == 0, stat(path, &named) == 0, opened.st_ino == named.st_ino {
        if isOurs(descriptor, opened) { return descriptor }
        failure = "\(path) is no history of ours"
        close(descriptor)
        return nil
      }
      close(descriptor)
      if !writing { return nil }
    }
  }

  private func isOurs(_ descriptor: Int32, _ status: stat) -> Bool {
    guard status.st_mode & S_IFMT == S_IFREG else { return false }
    if status.st_size == 0 { return true }
    let header = Array((LineHistory.header + "\n").utf8)
    var bytes = [UInt8](repeating: 0, count: header.count)
    return pread(descriptor, &bytes, bytes.count, 0) == bytes.count && bytes == header
  }

  private static func read(_ descriptor: Int32, from position: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = pread(descriptor, &block, block.count, off_t(position + bytes.count))
      if count <= 0 { return bytes }
      bytes += block[..<count]
    }
  }
}

/// `open(2)`, whose name the history's own method hides.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags, 0o600) }

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
