/// Reads the lines of a file one by one as bytes, in memory that is bounded by the longest line.
public final class LineFile {
  /// What comes next.
  public enum Next {
    /// A line, without its end; valid until the next one is asked for.
    case line(UnsafeRawBufferPointer)
    /// A line that is longer than a line may be; it is passed over.
    case tooLong
    /// No line.
    case end
  }

  private let descriptor: Int32
  private let longest: Int
  private var buffer: UnsafeMutableRawBufferPointer
  /// What was read and not handed on yet.
  private var rest = 0..<0
  private var isAtEnd = false
  /// Whether the line that was read last has no line feed behind it: its writer may not have come to its end.
  public private(set) var isLastLineOpen = false
  /// Whether more may be written to the file: what has no line feed behind it yet isn't handed on, and after the end
  /// there may be another line.
  public var isStillWritten = false

  /// Begins to read lines of at most `longest` bytes. The descriptor is closed with this, unless it is
  /// standard input.
  public init(descriptor: Int32, longest: Int) {
    self.descriptor = descriptor
    self.longest = longest
    buffer = .allocate(byteCount: 1 << 18, alignment: 1)
  }

  /// Begins to read a regular file, and no other, of at most `most` bytes, in lines of at most
  /// `longest` bytes.
  public convenience init(
    _ path: String, longest: Int, most: Int? = nil
  ) throws(SystemError) {
    let descriptor = try TextFile.open(path)
    var status = stat()
    if let most, fstat(descriptor, &status) == 0, Int(status.st_size) > most {
      close(descriptor)
      throw .tooLarge(most: most)
    }
    self.init(descriptor: descriptor, longest: longest)
  }

  deinit {
    if descriptor != STDIN_FILENO { close(descriptor) }
    buffer.deallocate()
  }

  /// Reads the next line.
  public func next() throws(SystemError) -> Next {
    var searched = 0
    var isTooLong = false
    while true {
      let unread = UnsafeRawBufferPointer(rebasing: buffer[rest])
      if let end = LineFile.end(in: unread, from: searched) {
        rest = rest.lowerBound + end + 1..<rest.upperBound
        return isTooLong || end > longest ? .tooLong : .line(.init(rebasing: unread[..<end]))
      }
      if isAtEnd, isStillWritten {
        isAtEnd = false
        return .end
      }
      if isAtEnd {
        rest = 0..<0
        isLastLineOpen = isTooLong || !unread.isEmpty
        if isTooLong { return .tooLong }
        return unread.isEmpty ? .end : .line(unread)
      }
      searched = unread.count
      if searched > longest {
        isTooLong = true
        rest = 0..<0
        searched = 0
      }
      try fill()
    }
  }

  /// Whether the file was cut behind what is read already, or another one has its place.
  public func isReplaced(at path: String) -> Bool {
    var (mine, there) = (stat(), stat())
    guard fstat(descriptor, &mine) == 0, stat(path, &there) == 0 else { return false }
    return mine.st_ino != there.st_ino || mine.st_dev != there.st_dev
      || mine.st_size < lseek(descriptor, 0, SEEK_CUR)
  }

  /// Where the first line feed is.
  private static func end(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard start < bytes.count, let first = bytes.baseAddress,
      let found = memchr(first + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - first
  }

  /// Reads more behind what is unread, making room for it.
  private func fill() throws(SystemError) {
    if rest.lowerBound > 0 {
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[rest]))
      rest = 0..<rest.count
    }
    if rest.upperBound == buffer.count {
      let larger = UnsafeMutableRawBufferPointer.allocate(
        byteCount: buffer.count * 2, alignment: 1)
      larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
      buffer.deallocate()
      buffer = larger
    }
    while true {
      let room = UnsafeMutableRawBufferPointer(rebasing: buffer[rest.upperBound...])
      let count = read(descriptor, room.baseAddress, room.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemError(errno) }
      isAtEnd = count == 0
      rest = rest.lowerBound..<rest.upperBound + count
      return
    }
  }
}
