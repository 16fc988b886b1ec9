import Platform

/// A file descriptor that is closed when its owner lets it go, and that no child inherits unasked.
final class Descriptor {
  private(set) var number: Int32

  /// Takes over an open descriptor.
  ///
  /// - Throws: If it is none, with what could not be done.
  init(_ number: Int32, _ what: String) throws {
    guard number >= 0 else { throw SupportError("\(what): \(String(cString: strerror(errno)))") }
    self.number = number
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }

  deinit { close() }

  func close() {
    if number >= 0 { systemClose(number) }
    number = -1
  }

  /// Reads and writes return at once where they would have to wait.
  func stopWaiting() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

  /// Both ends of a pipe.
  static func pipe() throws -> (read: Descriptor, write: Descriptor) {
    try withoutChildren {
      var ends: [Int32] = [-1, -1]
      _ = systemPipe(&ends)
      return (try Descriptor(ends[0], "pipe"), try Descriptor(ends[1], "pipe"))
    }
  }

  /// Does something while no child is started, which would inherit what is half made.
  static func withoutChildren<Result>(_ body: () throws -> Result) throws -> Result {
    pthread_mutex_lock(Descriptor.lock)
    defer { pthread_mutex_unlock(Descriptor.lock) }
    return try body()
  }

  private nonisolated(unsafe) static let lock = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    return lock
  }()

  /// What could be read at once.
  enum Piece {
    case bytes([UInt8])
    /// There is nothing now.
    case nothing
    /// There will be nothing any more. Of a terminal whose other side is closed, EIO says so.
    case end
  }

  func read() -> Piece {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = systemRead(number, &buffer, buffer.count)
    if count > 0 { return .bytes(Array(buffer[..<count])) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothing : .end
  }

  /// Writes as much as there is room for.
  ///
  /// - Returns: How many bytes that was; nil if they can't be written.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }
}

// The members would hide them.
private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }

private func systemClose(_ number: Int32) { _ = close(number) }

private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(number, buffer, count)
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, bytes, count)
}
